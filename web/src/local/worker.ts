// Web Worker: runs local tables and their bots, so that the page stays responsive while bots think.

import type { AnyMessage, RefusalCode } from "../generated/protocol.ts";
import { Bots, Greedy, Policy, Search } from "./bots.ts";
import { CoachClient } from "./coach/client.ts";
import { loadPolicy, loadRules, loadSearch, loadWeights, once } from "./files.ts";
import { LocalServer } from "./local-server.ts";
import { LocalRefusal, type LocalCode, type RefusalParts } from "./refusal.ts";
import { Rules } from "./rules.ts";
import { DeviceStore, type StorageTrouble } from "./store.ts";
import type { Deliver } from "./table-actor.ts";

/** A request of the page. `listen` and `unlisten` begin and end the messages of a table. */
export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; body: unknown }
  | { type: "listen" | "unlisten"; id: number; table: string };

/** What the user must know while the game goes on. */
type Trouble = StorageTrouble | "bots"; // not all of the bots could be loaded

export type FromWorker =
  | { type: "answer"; id: number; payload: unknown }
  | { type: "refusal"; id: number; code: RefusalCode | LocalCode; parts: RefusalParts }
  | { type: "message"; id: number; message: AnyMessage } // of the table that `listen` named with this id
  | { type: "trouble"; trouble: Trouble }
  | { type: "bots-loaded" };

const post = (message: FromWorker): void => postMessage(message);
const report = (trouble: Trouble): void => post({ type: "trouble", trouble });

const weights = once(loadWeights);
const rules = once(async () => new Rules(await loadRules()));
const policyModule = once(loadPolicy);
const policy = partOfBots(async () => new Policy(...(await Promise.all([policyModule(), weights()]))));
const search = partOfBots(async () => new Search(...(await Promise.all([loadSearch(), weights()]))));
const bots = partOfBots(async () => new Bots(await rules(), new Greedy(await policyModule()), policy, search));

// Load something once; report a failure.
function partOfBots<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return once(() =>
    load().catch((error: unknown) => {
      report("bots");
      throw error;
    }),
  );
}

const store = new DeviceStore(report);
const server = once(async () => new LocalServer(await rules(), bots, store, new CoachClient()));

const delivering = new Map<number, { table: string; deliver: Deliver }>();

async function handle(message: ToWorker): Promise<void> {
  const { id } = message;
  const local = await server().catch(() => {
    throw new LocalRefusal("not-loaded");
  });
  if (message.type === "request") {
    post({ type: "answer", id, payload: await local.request(message.method, message.path, message.body) });
  } else if (message.type === "listen") {
    const deliver: Deliver = (each) => post({ type: "message", id, message: each });
    delivering.set(id, { table: message.table, deliver });
    await local.listen(message.table, deliver);
  } else {
    const known = delivering.get(id);
    if (known) local.unlisten(known.table, known.deliver);
    delivering.delete(id);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => {
    const { code, parts } = error instanceof LocalRefusal ? error : new LocalRefusal("failed");
    if (!(error instanceof LocalRefusal)) console.error(error);
    post({ type: "refusal", id: data.id, code, parts });
  });
});
// In advance, while the player looks at the board.
bots()
  .then((found) => found.loadPolicy())
  .then(
    () => post({ type: "bots-loaded" }),
    () => undefined,
  );
