// How long somebody may still think. The clock is handed in: the server's, in milliseconds since 1970.

import type { Asked, Picture } from "../generated/protocol.ts";
import { counted } from "../words/index.ts";

export interface TimeLeft {
  seat: number;
  seconds: number; // until a bot takes over
  share: number; // of all the time there was, 1 to 0
  inReserve: boolean; // the time of this decision is spent, that of the whole game runs
  isShort: boolean; // time to look up
}

const SHORT = 10; // seconds

/** Seconds that are left, never less than none; null: nobody is hurried. */
export function secondsLeft(asked: Asked | null | undefined, now: number): number | null {
  return asked?.until ? Math.max(0, (asked.until - now) / 1000) : null;
}

/** All about the clock that runs; null if none does. */
export function timeLeft({ asked, setup }: Picture, now: number): TimeLeft | null {
  const seconds = secondsLeft(asked, now);
  if (seconds === null || !asked?.until) return null;
  const all = Math.max(1, asked.until - asked.since) / 1000;
  const inReserve = setup.clock.move > 0 && now > asked.since + setup.clock.move * 1000;
  return { seat: asked.seat, seconds, share: Math.min(1, seconds / all), inReserve, isShort: seconds <= SHORT };
}

/** A span of time as clocks show it, always left to right: `0:07`, `12:30`, `1:05:00`. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(Math.max(0, seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const last = counted(whole % 60, 2);
  return hours ? `${counted(hours)}:${counted(minutes, 2)}:${last}` : `${counted(minutes)}:${last}`;
}
