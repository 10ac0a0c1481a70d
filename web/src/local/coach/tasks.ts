// Tasks of the coach in this browser: it runs in a worker of its own, so that tables go on while it thinks.

import type { HintReply } from "../../generated/protocol.ts";
import type { Unspoken, UnspokenReview } from "./review.ts";

/** The bytes of a position. */
type Bytes = Uint8Array<ArrayBuffer>;

export type Task =
  | { type: "review"; table: string; start: Bytes; moves: readonly string[] }
  | { type: "hint"; state: Bytes }
  | { type: "chances"; state: Bytes };

export interface Replies {
  review: UnspokenReview;
  hint: Unspoken<HintReply>;
  chances: number[];
}

/** The coach, as a table sees it. */
export interface Coach {
  /** The review so far; each call continues it for some seconds. */
  review(table: string, start: Bytes, moves: readonly string[]): Promise<UnspokenReview>;
  /** The hint for a decision; the position shows what its seat may know. */
  hint(state: Bytes): Promise<Unspoken<HintReply>>;
  /** The win chances before a turn, rounded for spectators. */
  chances(state: Bytes): Promise<number[]>;
}
