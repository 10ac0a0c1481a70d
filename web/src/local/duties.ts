// Duties of a table: bot moves, standing orders and clocks, each with its due time, as in server/tables/duties.py.

import { isAway } from "./entries.ts";
import { orderedAction } from "./orders.ts";
import { C } from "./state.ts";
import { secondsLeft, type Table } from "./table.ts";

export interface Duty {
  kind: "bot" | "orders" | "clock" | "forced";
  seat: number;
  at: number; // milliseconds since 1970
}

/** The next duty, if no command changes the table before. */
export function nextDuty(table: Table, upSince: number): Duty | null {
  const { phase, ply, asked_at } = table.snapshot;
  if (phase !== "playing" || ply > C.MAX_PLIES || areAllHoldersAway(table)) return null;
  const seat = table.asked;
  if (seat < 0) return { kind: "forced", seat, at: asked_at }; // continues after MAX_MOVES_PER_ENTRY
  const { bot, orders } = table.seats[seat]!;
  if (bot !== null) return { kind: "bot", seat, at: asked_at + (isHurried(table) ? 0 : table.snapshot.setup.pace) };
  if (isPrediction(table)) return { kind: "orders", seat, at: predictionDeadline(table) };
  if (orderedAction(table.rules, orders, table.state!, seat) !== null) return { kind: "orders", seat, at: asked_at };
  const until = deadline(table, upSince);
  return until ? { kind: "clock", seat, at: until } : null;
}

/** When a bot takes over from the player who decides; 0: never. Time without the page does not count. */
export function deadline(table: Table, upSince: number): number {
  if (table.asked < 0) return 0;
  if (isPrediction(table)) return predictionDeadline(table);
  const { clock } = table.snapshot.setup;
  if (!clock.move && !clock.reserve) return 0;
  const seconds = secondsLeft(clock, table.seats[table.asked]!.reserve);
  const grace = Math.min(C.GRACE_MS, (clock.move || clock.reserve) * 1000);
  return Math.max(table.snapshot.asked_at + Math.round(seconds * 1000), upSince + grace);
}

/** Whether an eliminated player is asked to predict the winner. */
export const isPrediction = (table: Table): boolean => table.state!.top.kind === C.PREDICT;

const isHurried = (table: Table): boolean => table.snapshot.hurried && !table.hasPerson;
const predictionDeadline = (table: Table): number => table.snapshot.asked_at + (isHurried(table) ? 0 : C.PREDICTION_MS);

// Bots do not finish the game for holders who are all away.
function areAllHoldersAway({ seats }: Table): boolean {
  const held = seats.filter(({ holder }) => holder);
  return held.length > 0 && held.every(isAway);
}
