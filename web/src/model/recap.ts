// What happened since the own last turn: changes of the own counters with their causes, and what other monsters did.

import type { Line } from "./types.ts";

const COUNTERS = ["health", "stars", "energy"] as const;
export type RecapCounter = (typeof COUNTERS)[number];

/** A change of a counter; each share has the arguments of its cause. */
export interface RecapSum {
  what: RecapCounter;
  amount: number; // negative: lost
  shares: { amount: number; args: Line["args"] }[];
}

export interface Recap {
  sums: RecapSum[];
  lines: Line[]; // of other monsters
}

const NOTED = new Set(["log-eliminated", "log-knocked_out", "log-bought", "log-took", "log-moved-city", "log-moved-bay"]);

/** The recap at the turn of `seat`; the last turn in the log must be its own. */
export function recapOf(lines: readonly Line[], seat: number): Recap {
  const since = linesSince(lines, seat);
  const sums = COUNTERS.map((what) => sumOf(since, seat, what)).filter(({ amount }) => amount !== 0);
  return { sums, lines: since.filter((line) => line.seat !== seat && NOTED.has(line.key)) };
}

// From the end of the previous own turn to the first decision of this turn.
function linesSince(lines: readonly Line[], seat: number): Line[] {
  const turns = lines.flatMap(({ kind }, at) => (kind === "turn" ? [at] : []));
  const now = turns.at(-1);
  if (now === undefined || lines[now]!.seat !== seat) return [];
  const before = turns.filter((at) => at < now && lines[at]!.seat === seat).at(-1) ?? -1;
  const start = turns.find((at) => at > before) ?? now;
  const opening = lines.slice(now + 1);
  const decided = opening.findIndex(({ kind }) => kind === "move");
  return [...lines.slice(start, now), ...(decided < 0 ? opening : opening.slice(0, decided))];
}

function sumOf(lines: readonly Line[], seat: number, what: RecapCounter): RecapSum {
  const shares = new Map<string, { amount: number; args: Line["args"] }>();
  for (const { seat: whose, key, args } of lines) {
    const sign = key === `log-${what}` ? 1 : key === `log-${what}-lost` ? -1 : 0;
    if (whose !== seat || !sign) continue;
    const cause = JSON.stringify([args["cause"], args["title"], args["cause"] === "claws" && args["by"]]);
    const amount = (shares.get(cause)?.amount ?? 0) + sign * Number(args["amount"]);
    shares.set(cause, { amount, args });
  }
  const all = [...shares.values()];
  return { what, amount: all.reduce((sum, { amount }) => sum + amount, 0), shares: all };
}
