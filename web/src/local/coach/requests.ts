// Who may ask the coach, and about which position, as in server/tables/hints.py and server/web/hints.py.

import { refuseIf } from "../refusal.ts";
import { C, type State } from "../state.ts";
import type { Table } from "../table.ts";

/** The position for which a player may get a hint. */
export function hintedPosition(table: Table, player: string): { state: State; ply: number; seat: number } {
  checkPlaying(table);
  refuseIf(!allowsHints(table), "no-hints");
  refuseIf(!table.seatsOf(player).includes(table.asked), "not-your-seat");
  refuseIf(table.state!.top.kind === C.PREDICT, "no-hint-here");
  return { state: table.state!, ply: table.snapshot.ply, seat: table.asked };
}

/** Refuse tables without chances for spectators, and players with a living monster. */
export function checkSpectator(table: Table, player: string): void {
  checkPlaying(table);
  refuseIf(!table.snapshot.setup.chances, "no-chances");
  refuseIf(table.seatsOf(player).some((seat) => table.state!.isAlive(seat)), "spectators-only");
}

function checkPlaying({ snapshot: { phase } }: Table): void {
  refuseIf(phase === "over", "is-over");
  refuseIf(phase !== "playing", "not-begun");
}

function allowsHints({ seats, snapshot: { setup } }: Table): boolean {
  return setup.hints === "all" || (setup.hints === "bots" && seats.filter(({ holder }) => holder).length === 1);
}
