// The last one or two log lines, shown above the dice.

import type { Line } from "./types.ts";

const MOST = 2;
const TURNS = 2; // the current turn and the one before it

/** Recent events in log order; events of the seats `concerned` come before newer events of other seats. */
export function recentLines(lines: readonly Line[], concerned: readonly number[]): Line[] {
  const headings = lines.flatMap(({ kind }, n) => (kind === "turn" ? [n] : []));
  const events = lines.slice(headings.at(-TURNS) ?? 0).filter(({ kind, key }) => kind === "event" && key !== "log-revealed");
  const isConcerned = ({ seat }: Line): boolean => concerned.includes(seat);
  const chosen = new Set([...events.filter((line) => !isConcerned(line)), ...events.filter(isConcerned)].slice(-MOST));
  return events.filter((line) => chosen.has(line));
}
