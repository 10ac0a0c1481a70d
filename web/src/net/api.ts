// HTTP requests to the server, or to tables in this browser. Each failure becomes a `Refusal` with a sentence for the user.

import { untrack } from "svelte";
import type {
  AnyCommand,
  DealGames,
  DelayedChances,
  Done,
  Found,
  Games,
  Health,
  HintReply,
  History,
  Listing,
  Me,
  NewTable,
  Odds,
  PackCards,
  Proof,
  Refused,
  Review,
  ServerInfo,
  Welcome,
} from "../generated/protocol.ts";
import { PROTOCOL } from "../generated/protocol.ts";
import { currentLanguage, t } from "../i18n/index.ts";
import { hasLocalTables, isDeviceUsed, isLocalPath, isStatic } from "./local-tables.ts";

const ROOT = "/api/v1";
export const MOST_UPDATES = 200; // in one response
const TRY_AGAIN_AFTER = 1500; // milliseconds
const MOST_TRIES = 40;
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]); // a proxy does not reach the server

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

// While the server is unreachable, tables in this browser answer these requests.
const ALSO_LOCAL = /^\/(server|ratings|games|tables|records|players(\/me(\/profile)?)?)(\?|$)/;

let isReachable = true;
let onReachable: (isReachable: boolean) => void = () => undefined;

/** Set a callback that is called after each request: is the server reachable? */
export const onReachability = (listener: (isReachable: boolean) => void): void => void (onReachable = listener);

function reportReachable(isNow: boolean): void {
  isReachable = isNow;
  onReachable(isNow);
}

/** Send a request to an endpoint of the API, of the server or of the tables in this browser. */
export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (isStatic || (hasLocalTables && isLocalPath(path))) return requestLocally(method, path, body);
  try {
    return await send(method, ROOT + path, body);
  } catch (error) {
    const isAlone = error instanceof Refusal && error.code === "unreachable";
    if (!hasLocalTables || !isAlone || !ALSO_LOCAL.test(path)) throw error;
    return requestLocally(method, path, body);
  }
}

async function requestLocally<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const { localRequest } = await import("../local/client.ts");
  return localRequest(method, path, body);
}

/** The page of a server that has tables in this browser too, from a time when the server was unreachable. */
export const hasDeviceGames = (): boolean => hasLocalTables && !isStatic && isReachable && isDeviceUsed();

/** Send a request to any path of the server. */
export async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": untrack(currentLanguage) }; // a change of the language repeats no request
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    reportReachable(false);
    throw new Refusal("unreachable", t("frame-unreachable"));
  }
  const payload: unknown = await response.json().catch(() => null);
  const isFromServer = payload !== null || !GATEWAY.has(response.status);
  reportReachable(isFromServer);
  if (response.ok && payload) return payload as Answer;
  if (!isFromServer) throw new Refusal("unreachable", t("frame-unreachable"));
  const { code, sentence } = (payload ?? {}) as Partial<Refused>;
  throw new Refusal(code ?? "odd", sentence ?? t("frame-odd-answer", { status: String(response.status) }));
}

/** Send a request for work of which each address has a share; while the share is used up, try again. */
async function requestShare<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request<Answer>(method, path, body);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "too-fast" || tries === MOST_TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER));
  }
}

const tablePath = (table: string): string => `/tables/${encodeURIComponent(table)}`;

let known: Promise<ServerInfo> | undefined;

/** Information about the server, requested once. */
export function serverInfo(): Promise<ServerInfo> {
  known ??= request<ServerInfo>("GET", "/server").finally(() => {
    if (!isReachable) known = undefined; // ask again
  });
  return known;
}

export const packs = (language: string): Promise<PackCards> => request("GET", `/packs?language=${language}`);
export const openTables = (before = 0): Promise<Listing> => request("GET", `/tables?before=${before}`);
/** Own games, the latest first; also those in this browser. */
export async function myGames(before = 0, most = 100): Promise<Games> {
  const path = `/games?before=${before}&most=${most}`;
  if (before || !hasDeviceGames()) return request("GET", path);
  const here = await requestLocally<Games>("GET", path);
  const found = (await me()) ? await request<Games>("GET", path) : { games: [] };
  return { ...found, games: [...found.games, ...here.games].sort((a, b) => b.changed - a.changed) };
}
export const recordUpdates = (text: string, after: number, most = MOST_UPDATES): Promise<History> =>
  request("POST", "/records", { text, after, most });
export const openTable = (body: NewTable): Promise<Welcome> => request("POST", "/tables", body);
export const findTable = (code: string): Promise<Found> => request("GET", `/codes/${encodeURIComponent(code)}`);
export const getTable = (table: string): Promise<Welcome> => request("GET", tablePath(table));
export const sendCommand = (table: string, body: AnyCommand): Promise<Done> =>
  request("POST", `${tablePath(table)}/commands`, body);
export const updates = (table: string, after: number, most = MOST_UPDATES): Promise<History> =>
  requestShare("GET", `${tablePath(table)}/updates?after=${after}&most=${most}`);
export const odds = (table: string): Promise<Odds> => request("GET", `${tablePath(table)}/odds`);
/** The champion's hint for the own pending decision; the log tells the other players. */
export const hint = (table: string): Promise<HintReply> => requestShare("POST", `${tablePath(table)}/hint`, {});
export const proof = (table: string): Promise<Proof> => request("GET", `${tablePath(table)}/proof`);
/** The coach's review of a finished game; each request continues it. */
export const review = (table: string): Promise<Review> => requestShare("GET", `${tablePath(table)}/review`);
/** The win chances for spectators, delayed by a full turn. */
export const chances = (table: string): Promise<DelayedChances> => requestShare("GET", `${tablePath(table)}/chances`);
/** The games with the dice and cards of this game. */
export const dealGames = (table: string): Promise<DealGames> => requestShare("GET", `${tablePath(table)}/deal`);
export async function deletePlayer(): Promise<Health> {
  if (hasDeviceGames()) await requestLocally("DELETE", "/players/me");
  return request("DELETE", "/players/me");
}

/** The player of this browser; null: not registered. */
export async function me(): Promise<Me | null> {
  const known = await request<Me>("GET", "/players/me");
  return known.id ? known : null;
}

/** Register the player, or change the name; the player's language on the server becomes that of the page. */
export async function savePlayer(name: string): Promise<Me> {
  const before = await me();
  const language = currentLanguage();
  if (!before) return request("POST", "/players", { name, language });
  const isSame = before.name === name && before.language === language;
  return isSame ? before : request("PATCH", "/players/me", { name, language });
}

/** Set the player's language on the server to that of the page, if the player is registered. */
export async function syncLanguage(): Promise<void> {
  const before = await me();
  if (before && before.language !== currentLanguage()) await request("PATCH", "/players/me", { language: currentLanguage() });
}

/** The record of a table in this browser, as text. */
export const localRecord = (table: string): Promise<{ text: string }> => request("GET", `${tablePath(table)}/record`);
export const recordAddress = (table: string): string => `${ROOT}${tablePath(table)}/record`;
export const qrAddress = (table: string): string => `${ROOT}${tablePath(table)}/qr.svg`;

function socketOf(path: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${ROOT}${path}?protocol=${PROTOCOL}`;
}

/** The socket of a table for a client that has seen its log up to entry `seq`. */
export const socketAddress = (table: string, seq: number): string => `${socketOf(`${tablePath(table)}/socket`)}&seq=${seq}`;

export const lobbyAddress = (): string => socketOf("/lobby/socket");

/** A random id for a command. `crypto.randomUUID` needs a secure context, which plain HTTP in a home network is not. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
