// Clocks to choose from for a new table, and clocks of one's own.

import type { Clock } from "../generated/protocol.ts";

export const DAY = 86_400; // seconds
export const LONGEST = 30 * DAY;
export const UNITS = [1, 60, 3_600, DAY] as const; // seconds
export type Unit = (typeof UNITS)[number];

export const PRESETS = {
  none: { move: 0, reserve: 0 },
  fast: { move: 20, reserve: 60 },
  live: { move: 60, reserve: 300 },
  bank: { move: 0, reserve: 900 },
  day: { move: DAY, reserve: 0 },
  slow: { move: 3 * DAY, reserve: 0 },
} as const satisfies Record<string, Clock>;
export type Preset = keyof typeof PRESETS;

/** A length of time as entered: a number and its unit. */
export interface Entered {
  amount: number | null; // null: the field is empty
  unit: Unit;
}

/** The entered length in whole seconds, within the limits of the server. */
export const secondsOf = ({ amount, unit }: Entered): number =>
  Math.min(LONGEST, Math.max(0, Math.round((amount ?? 0) * unit)));

/** The key of the text that describes a clock. */
export function clockKey({ move = 0, reserve = 0 }: Clock): string {
  if (move && reserve) return "clock-about-both";
  if (move) return "clock-about-move";
  return reserve ? "clock-about-reserve" : "clock-about-none";
}
