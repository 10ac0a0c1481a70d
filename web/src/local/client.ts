// The page's side of local tables: sends requests to the worker and receives the messages of tables.

import type { AnyCommand, Done } from "../generated/protocol.ts";
import { loadPart, t } from "../i18n/index.ts";
import type { Answer, Command, Listener, TableConnection } from "../net/connection.ts";
import { newId, Refusal } from "../net/api.ts";
import { notify } from "../state/notifications.svelte.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

interface Pending {
  resolve: (payload: unknown) => void;
  reject: (refusal: Refusal) => void;
}

const pending = new Map<number, Pending>();
const listening = new Map<number, Listener>();
const told = new Set<string>(); // troubles that the user knows
let worker: Worker | undefined;
let count = 0;

function send(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => void receive(data);
  }
  worker.postMessage(message);
}

async function receive(message: FromWorker): Promise<void> {
  if (message.type === "message") listening.get(message.id)?.onMessage(message.message);
  else if (message.type === "trouble") tell(message.trouble);
  else {
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === "answer") waiting?.resolve(message.payload);
    else {
      await loadPart("refusals");
      waiting?.reject(new Refusal(message.code, t(`refused-${message.code}`, message.parts)));
    }
  }
}

// Each trouble is told once: the game goes on.
function tell(trouble: string): void {
  if (told.has(trouble)) return;
  told.add(trouble);
  notify(t(`local-trouble-${trouble}`), "bad");
}

/** Send a request to the local server. */
export function localRequest<Found>(method: string, path: string, body?: unknown): Promise<Found> {
  const id = (count += 1);
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve: resolve as (payload: unknown) => void, reject });
    send({ type: "request", id, method, path, body });
  });
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
