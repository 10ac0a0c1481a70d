// How long a frame is shown: as somebody likes it, and never so long that the game runs away.

import type { Frame } from "../model/types.ts";
import type { Speed } from "./settings.svelte.ts";

const FACTORS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, none: 0 };
const QUIET = 260; // the longest frame, where less motion is asked for
const FARTHEST_BEHIND = 3_500; // milliseconds that the screen may be behind the table

export interface Taste {
  speed: Speed;
  isQuiet: boolean; // prefers-reduced-motion
}

function wanted({ ms }: Frame, { speed, isQuiet }: Taste): number {
  const long = ms * FACTORS[speed];
  return isQuiet ? Math.min(long, QUIET) : long;
}

/** Milliseconds for the first frame of a queue. */
export function pause(queue: readonly Frame[], taste: Taste): number {
  const [first] = queue;
  if (!first) return 0;
  const behind = queue.reduce((sum, frame) => sum + wanted(frame, taste), 0);
  return wanted(first, taste) * Math.min(1, FARTHEST_BEHIND / Math.max(behind, 1));
}
