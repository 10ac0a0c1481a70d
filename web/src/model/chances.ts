// Win chances for spectators.

import type { Picture } from "../generated/protocol.ts";
import { isEliminated } from "./elimination.ts";

/** Whether this viewer sees the chances: the table shows them, and the viewer has no living monster. */
export const seesChances = (picture: Picture, mine: readonly number[]): boolean =>
  picture.setup.chances && picture.phase === "playing" && (!mine.length || isEliminated(picture, mine));

/** The parts of the bar: chances that add up to 1, without those that would not be visible. */
export function chanceParts(chances: readonly number[]): { seat: number; chance: number; share: number }[] {
  const sum = chances.reduce((total, chance) => total + Math.max(0, chance), 0) || 1;
  return chances.map((chance, seat) => ({ seat, chance, share: Math.max(0, chance) / sum })).filter(({ share }) => share >= SMALLEST);
}

const SMALLEST = 0.005;
