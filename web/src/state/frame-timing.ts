// Duration of frames: according to the speed setting, and shorter when the screen falls behind the game.

import type { Frame } from "../model/types.ts";
import type { Speed } from "./settings.svelte.ts";

const FACTORS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, none: 0 };
const QUIET = 600; // longest frame in milliseconds, with reduced motion: nothing moves, but all can be read
const FARTHEST_BEHIND = 3_500; // milliseconds that the screen may lag behind the game

export interface TimingSettings {
  speed: Speed;
  reducedMotion: boolean; // prefers-reduced-motion
}

function wanted({ ms }: Frame, { speed, reducedMotion }: TimingSettings): number {
  const long = ms * FACTORS[speed];
  return reducedMotion ? Math.min(long, QUIET) : long;
}

/** The duration of the first frame of a queue, in milliseconds. */
export function frameDuration(queue: readonly Frame[], taste: TimingSettings): number {
  const [first] = queue;
  if (!first) return 0;
  const behind = queue.reduce((sum, frame) => sum + wanted(frame, taste), 0);
  return wanted(first, taste) * Math.min(1, FARTHEST_BEHIND / Math.max(behind, 1));
}
