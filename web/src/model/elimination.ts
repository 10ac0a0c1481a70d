// What a player can do whose monsters are out while the game goes on.

import type { Picture } from "../generated/protocol.ts";

/** Whether the player had monsters and all of them are out. */
export function isEliminated({ phase, board }: Picture, mine: readonly number[]): boolean {
  return phase === "playing" && mine.length > 0 && mine.every((seat) => board?.monsters[seat]?.place === "out");
}

/** Whether only bots play on. */
export function onlyBotsPlay({ board, seats }: Picture): boolean {
  return !seats.some(({ holder, bot }, seat) => holder && !bot && board?.monsters[seat]?.place !== "out");
}
