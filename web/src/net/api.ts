// Requests to the server. Whatever goes wrong becomes a `Refusal` with a sentence for people.

import type {
  AnyCommand,
  Done,
  Found,
  Health,
  History,
  Listing,
  Me,
  NewTable,
  Odds,
  Proof,
  Refused,
  ServerInfo,
  Welcome,
} from "../generated/protocol.ts";
import { PROTOCOL } from "../generated/protocol.ts";
import { spoken, t } from "../words/index.ts";

const ROOT = "/api/v1";
export const MOST_UPDATES = 200; // in one answer
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]); // what stands before the server does not reach it

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

let tell: (isThere: boolean) => void = () => undefined;

/** Have somebody told, after every request, whether the server is there. */
export const tellWhetherThere = (listener: (isThere: boolean) => void): void => void (tell = listener);

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": spoken() };
  const asked: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    asked.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, asked);
  } catch {
    tell(false);
    throw new Refusal("unreachable", t("frame-unreachable"));
  }
  tell(true);
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said) return said as Answer;
  if (!said && GATEWAY.has(answer.status)) throw new Refusal("unreachable", t("frame-unreachable"));
  const { code, sentence } = (said ?? {}) as Partial<Refused>;
  throw new Refusal(code ?? "odd", sentence ?? t("frame-odd-answer", { status: String(answer.status) }));
}

const of = (table: string): string => `/tables/${encodeURIComponent(table)}`;

let known: Promise<ServerInfo> | undefined;

/** What the server is and offers: asked once. */
export function server(): Promise<ServerInfo> {
  known ??= request<ServerInfo>("GET", "/server").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export const openTables = (before = 0): Promise<Listing> => request("GET", `/tables?before=${before}`);
export const myTables = (before = 0): Promise<Listing> => request("GET", `/tables/mine?before=${before}`);
export const openTable = (body: NewTable): Promise<Welcome> => request("POST", "/tables", body);
export const tableOf = (code: string): Promise<Found> => request("GET", `/codes/${encodeURIComponent(code)}`);
export const look = (table: string): Promise<Welcome> => request("GET", of(table));
export const command = (table: string, body: AnyCommand): Promise<Done> =>
  request("POST", `${of(table)}/commands`, body);
export const updates = (table: string, after: number, most = MOST_UPDATES): Promise<History> =>
  request("GET", `${of(table)}/updates?after=${after}&most=${most}`);
export const odds = (table: string): Promise<Odds> => request("GET", `${of(table)}/odds`);
export const proof = (table: string): Promise<Proof> => request("GET", `${of(table)}/proof`);
export const forget = (): Promise<Health> => request("DELETE", "/players/me");

/** Who we are; null if this browser has never been here. */
export async function me(): Promise<Me | null> {
  const known = await request<Me>("GET", "/players/me");
  return known.id ? known : null;
}

/** Become somebody, or change one's name; the server speaks to them as this page does. */
export async function become(name: string): Promise<Me> {
  const before = await me();
  const language = spoken();
  if (!before) return request("POST", "/players", { name, language });
  const isSame = before.name === name && before.language === language;
  return isSame ? before : request("PATCH", "/players/me", { name, language });
}

/** Have the server speak as this page does, to whoever is known to it. */
export async function speakTo(): Promise<void> {
  const before = await me();
  if (before && before.language !== spoken()) await request("PATCH", "/players/me", { language: spoken() });
}

export const recordAddress = (table: string): string => `${ROOT}${of(table)}/record`;
export const qrAddress = (table: string): string => `${ROOT}${of(table)}/qr.svg`;

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${ROOT}${of(table)}/socket?protocol=${PROTOCOL}`;
}

/** A name for a command. `randomUUID` needs a secure address; a table in one's home may have none. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
