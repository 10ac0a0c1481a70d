// Taking seats before the game, by one person or by several at one device.

import * as api from "../net/api.ts";
import { rememberEntropy } from "./memory.ts";
import { nameOr } from "./opening.ts";
import type { TableState } from "./table.svelte.ts";

const LONGEST_NAME = 24;

export interface Sitter {
  name: string;
  monster?: string;
  entropy?: string;
}

/** Sit down; whoever is new here becomes somebody first. */
export async function sitDown(table: TableState, seat: number, typed: string): Promise<void> {
  const name = nameOr(typed);
  const others = table.mine.length;
  if (!others) await table.become(name);
  await sit(table, seat, { name: others ? numbered(name, others + 1) : name, entropy: api.newId() });
}

/** Sit, or change what one is called, plays or stirs in. */
export async function sit(table: TableState, seat: number, sitter: Sitter): Promise<void> {
  const done = await table.send({ type: "sit", seat, ...sitter });
  if (done && sitter.entropy !== undefined) rememberEntropy(table.id, seat, sitter.entropy);
}

// Several people at one device are told apart until they say what they are called.
function numbered(name: string, number: number): string {
  const ending = ` ${number}`;
  return name.slice(0, LONGEST_NAME - ending.length) + ending;
}
