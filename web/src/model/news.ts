// The latest that happened in one or two lines, for those who look at the dice and not at the log.

import type { Line } from "./types.ts";

const MOST = 2;
const TURNS = 2; // this one, and the one before it: what is older is history

/** What came of the latest turns: before all what concerns these seats, else the latest; in the order of the log. */
export function newsOf(lines: readonly Line[], concerned: readonly number[]): Line[] {
  const headings = lines.flatMap(({ kind }, n) => (kind === "turn" ? [n] : []));
  const events = lines.slice(headings.at(-TURNS) ?? 0).filter(({ kind, key }) => kind === "event" && key !== "log-revealed");
  const isOurs = ({ seat }: Line): boolean => concerned.includes(seat);
  const chosen = new Set([...events.filter((line) => !isOurs(line)), ...events.filter(isOurs)].slice(-MOST));
  return events.filter((line) => chosen.has(line));
}
