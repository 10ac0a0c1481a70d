// Thinking time left. The caller passes the server's time, in milliseconds since 1970.

import type { Asked, Picture } from "../generated/protocol.ts";
import { formatNumber } from "../i18n/index.ts";

export interface TimeLeft {
  seat: number;
  seconds: number; // until a bot takes over
  share: number; // of the total time, from 1 to 0
  inReserve: boolean; // the time for this decision is used up, the reserve for the game runs
  isShort: boolean; // the clock shows a warning
}

const SHORT = 10; // seconds

/** Seconds left, at least 0; null: no clock runs. */
export function secondsLeft(asked: Asked | null | undefined, now: number): number | null {
  return asked?.until ? Math.max(0, (asked.until - now) / 1000) : null;
}

/** The time bank of a seat whose player has one: seconds; null: no bank. While it runs, it shrinks. */
export function bankLeft({ asked, phase, seats, setup }: Picture, seat: number, now: number): number | null {
  const { move = 0, reserve = 0 } = setup.clock;
  const sitting = seats[seat];
  if (!reserve || phase !== "playing" || !sitting?.holder || sitting.bot) return null;
  const spent = asked?.seat === seat ? Math.max(0, (now - asked.since) / 1000 - move) : 0;
  return Math.max(0, (sitting.reserve ?? 0) - spent);
}

/** The state of the running clock; null: no clock runs. */
export function timeLeft({ asked, setup }: Picture, now: number): TimeLeft | null {
  const seconds = secondsLeft(asked, now);
  if (seconds === null || !asked?.until) return null;
  const all = Math.max(1, asked.until - asked.since) / 1000;
  const inReserve = setup.clock.move > 0 && now > asked.since + setup.clock.move * 1000;
  return { seat: asked.seat, seconds, share: Math.min(1, seconds / all), inReserve, isShort: seconds <= SHORT };
}

/** A duration as a clock shows it, always left to right: `0:07`, `12:30`, `1:05:00`. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(Math.max(0, seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const last = formatNumber(whole % 60, 2);
  return hours ? `${formatNumber(hours)}:${formatNumber(minutes, 2)}:${last}` : `${formatNumber(minutes)}:${last}`;
}
