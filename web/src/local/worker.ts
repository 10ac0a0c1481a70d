// Web Worker: runs local tables and their bots, so that the page stays responsive while bots think.

import type { AnyMessage } from "../generated/protocol.ts";
import { Bots, Policy, Search } from "./bots.ts";
import { CoachClient } from "./coach/client.ts";
import { loadPolicy, loadRules, loadSearch, loadWeights, once } from "./files.ts";
import { LocalServer } from "./local-server.ts";
import { LocalRefusal, type RefusalParts } from "./refusal.ts";
import { Rules } from "./rules.ts";
import { DeviceStore, type StorageTrouble } from "./store.ts";
import type { Deliver } from "./table-actor.ts";

/** A request of the page. `listen` and `unlisten` begin and end the messages of a table. */
export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; body: unknown }
  | { type: "listen" | "unlisten"; id: number; table: string };

export type FromWorker =
  | { type: "answer"; id: number; payload: unknown }
  | { type: "refusal"; id: number; code: string; parts: RefusalParts }
  | { type: "message"; id: number; message: AnyMessage } // of the table that `listen` named with this id
  | { type: "trouble"; trouble: StorageTrouble | "bots" }
  | { type: "bots-loaded" };

const post = (message: FromWorker): void => postMessage(message);

const weights = once(loadWeights);
const rules = loadRules().then((module) => new Rules(module));
const search = once(async () => new Search(...(await Promise.all([loadSearch(), weights()]))));

// The bots are loaded when the first one must decide; another try follows a failure.
const loadBots = once(async () => {
  try {
    const [known, policy, loaded] = await Promise.all([rules, loadPolicy(), weights()]);
    return new Bots(known, new Policy(policy, loaded), search);
  } catch (error) {
    post({ type: "trouble", trouble: "bots" });
    throw error;
  }
});

const store = new DeviceStore((trouble) => post({ type: "trouble", trouble }));
const server = rules.then((loaded) => new LocalServer(loaded, loadBots, store, new CoachClient()));
server.catch(() => undefined); // each request reports it

const delivering = new Map<number, { table: string; deliver: Deliver }>();

async function handle(message: ToWorker): Promise<void> {
  const { id } = message;
  const loaded = await server;
  if (message.type === "request") {
    post({ type: "answer", id, payload: await loaded.request(message.method, message.path, message.body) });
  } else if (message.type === "listen") {
    const deliver: Deliver = (each) => post({ type: "message", id, message: each });
    delivering.set(id, { table: message.table, deliver });
    await loaded.listen(message.table, deliver);
  } else {
    const known = delivering.get(id);
    if (known) loaded.unlisten(known.table, known.deliver);
    delivering.delete(id);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => {
    const { code, parts } = error instanceof LocalRefusal ? error : new LocalRefusal("server-error");
    if (!(error instanceof LocalRefusal)) console.error(error);
    post({ type: "refusal", id: data.id, code, parts });
  });
});
// In advance, while the player looks at the board. A failure is reported above.
void loadBots().then(
  () => post({ type: "bots-loaded" }),
  () => undefined,
);
