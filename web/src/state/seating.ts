// Taking seats before the game, also several seats from one device.

import * as api from "../net/api.ts";
import { favourite } from "../net/profile.ts";
import { saveEntropy } from "./table-storage.ts";
import { nameOrDefault } from "./new-tables.ts";
import type { TableState } from "./table.svelte.ts";

const LONGEST_NAME = 24;

export interface SeatRequest {
  name: string;
  monster?: string;
  entropy?: string;
}

/** Take a seat; register the player first if needed. */
export async function takeSeat(table: TableState, seat: number, typed: string): Promise<void> {
  const name = nameOrDefault(typed);
  const others = table.mine.length;
  if (!others) await table.savePlayer(name);
  const monster = others ? "" : await freeFavourite(table);
  await sendSit(table, seat, { name: others ? numbered(name, others + 1) : name, monster, entropy: api.newId() });
}

// The favourite monster, unless it is taken or the monsters are fixed.
async function freeFavourite(table: TableState): Promise<string> {
  const wanted = table.latest.position ? "" : await favourite();
  return table.latest.seats.some(({ monster }) => monster === wanted) ? "" : wanted;
}

/** Send `sit`: take a seat, or change name, monster or entropy. */
export async function sendSit(table: TableState, seat: number, request: SeatRequest): Promise<void> {
  const done = await table.send({ type: "sit", seat, ...request });
  if (done && request.entropy !== undefined) saveEntropy(table.id, seat, request.entropy);
}

/** Start the game, with a fresh text for the dice. */
export async function startGame(table: TableState): Promise<void> {
  await table.send({ type: "start", entropy: api.newId() });
}

// Players who share a device get numbered names until they enter their own.
function numbered(name: string, number: number): string {
  const ending = ` ${number}`;
  return name.slice(0, LONGEST_NAME - ending.length) + ending;
}
