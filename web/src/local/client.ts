// The page's side of local tables: sends requests to the worker and receives the messages of tables.

import type { AnyCommand, Done, RefusalCode } from "../generated/protocol.ts";
import { loadPart, t } from "../i18n/index.ts";
import type { Answer, Command, Listener, TableConnection } from "../net/connection.ts";
import { newId, Refusal } from "../net/api.ts";
import { isDeviceUsed, markDevice } from "../net/local-tables.ts";
import { notify } from "../state/notifications.svelte.ts";
import { isLocalCode, type LocalCode, type RefusalParts } from "./refusal.ts";
import { isSpoken, spoken, type UnspokenReply } from "./spoken.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

interface Pending {
  resolve: (payload: unknown) => void;
  reject: (refusal: Refusal) => void;
}

const pending = new Map<number, Pending>();
const listening = new Map<number, Listener>();
const shownTroubles = new Set<string>();
const IDLE_AFTER = 100; // milliseconds after the page is loaded
let worker: Worker | undefined;
let count = 0;
let noteBots: () => void = () => undefined;

/** Resolves when the worker has loaded the bots. */
export const botsLoaded = new Promise<void>((resolve) => (noteBots = resolve));

function start(): Worker {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => void receive(data);
    worker.onerror = (event) => event instanceof ErrorEvent || dropWorker();
  }
  return worker;
}

// The script of the worker could not be loaded: the next request starts another one.
function dropWorker(): void {
  worker = undefined;
  for (const { reject } of pending.values()) reject(new Refusal("not-loaded", t("local-refused-not-loaded")));
  pending.clear();
}

const send = (message: ToWorker): void => start().postMessage(message);

// After the page is loaded and drawn.
function whenIdle(work: () => void): void {
  const later = (): unknown => setTimeout(work, IDLE_AFTER);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

async function receive(message: FromWorker): Promise<void> {
  if (message.type === "message") listening.get(message.id)?.onMessage(message.message);
  else if (message.type === "trouble") showTrouble(message.trouble);
  else if (message.type === "bots-loaded") noteBots();
  else {
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === "answer") waiting?.resolve(message.payload);
    else waiting?.reject(await refusalOf(message.code, message.parts));
  }
}

async function refusalOf(code: RefusalCode | LocalCode, parts: RefusalParts): Promise<Refusal> {
  if (isLocalCode(code)) return new Refusal(code, t(`local-refused-${code}`));
  await loadPart("refusals").catch(() => undefined);
  return new Refusal(code, t(`refused-${code}`, parts));
}

// Each trouble is shown once: the game goes on.
function showTrouble(trouble: string): void {
  if (shownTroubles.has(trouble)) return;
  shownTroubles.add(trouble);
  notify(t(`local-trouble-${trouble}`), "bad");
}

// On a device without games the first page needs no worker: its files are loaded when the page is drawn.
const EMPTY: Readonly<Record<string, unknown>> = { "/players/me": { id: "", name: "", language: "" }, "/tables": { tables: [] } };

/** Send a request to the local server. */
export function localRequest<Found>(method: string, path: string, body?: unknown): Promise<Found> {
  const empty = EMPTY[path.split("?")[0]!];
  if (method !== "GET") markDevice(method !== "DELETE");
  else if (empty && !worker && !isDeviceUsed()) {
    whenIdle(start);
    return Promise.resolve(empty as Found);
  }
  const id = (count += 1);
  const reply = new Promise<unknown>((resolve, reject) => {
    pending.set(id, { resolve, reject });
    send({ type: "request", id, method, path, body });
  });
  return (isSpoken(path) ? reply.then((found) => spoken(found as UnspokenReply)) : reply) as Promise<Found>;
}

/** The connection to a table that runs in this browser. */
export class LocalConnection implements TableConnection {
  readonly isServed = true;
  readonly #id = (count += 1);

  constructor(
    private readonly table: string,
    listener: Listener,
  ) {
    listening.set(this.#id, listener);
    send({ type: "listen", id: this.#id, table });
    listener.onStatus("up", 0);
  }

  async send(withoutId: Command): Promise<Answer> {
    const command = { ...withoutId, id: newId() } as AnyCommand;
    try {
      return await localRequest<Done>("POST", `/tables/${this.table}/commands`, command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { type: "refused", id: command.id, code: error.code, sentence: error.message };
    }
  }

  connectNow(): void {
    send({ type: "unlisten", id: this.#id, table: this.table });
    send({ type: "listen", id: this.#id, table: this.table }); // the player may be known now
  }

  close(): void {
    listening.delete(this.#id);
    send({ type: "unlisten", id: this.#id, table: this.table });
  }
}
