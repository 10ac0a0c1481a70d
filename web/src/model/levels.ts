// The levels of bots, from the weakest to the strongest.

import type { Level, Picture } from "../generated/protocol.ts";

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert", "master", "legend"];

/** The level above that of the strongest bot, in a game of one person against bots; else undefined. */
export function harderLevel({ seats }: Picture, mine: readonly number[]): Level | undefined {
  const bots = seats.flatMap(({ bot }, seat) => (bot && !mine.includes(seat) ? [bot] : []));
  if (mine.length !== 1 || !bots.length || bots.length < seats.length - 1) return undefined;
  return LEVELS[Math.max(...bots.map((bot) => LEVELS.indexOf(bot))) + 1];
}
