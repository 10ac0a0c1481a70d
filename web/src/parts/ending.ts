// Who came where, and what a check of the dice found.

import type { Picture, Proof } from "../generated/protocol.ts";
import type { Line } from "../model/types.ts";
import type { Verdict } from "../net/fair.ts";
import type { Remembered } from "../state/memory.ts";

export interface Sentence {
  key: string;
  args: Record<string, string | number>;
}

/** Winners first, then those still there by stars, then the others: who fell last comes first. */
export function ranking({ board, result }: Picture, lines: readonly Line[]): { seat: number; place: number }[] {
  const monsters = board?.monsters ?? [];
  const fell = (seat: number) => lines.map((line) => line.seat === seat && line.key === "log-eliminated").lastIndexOf(true);
  const worth = (seat: number): number[] => {
    const { place, stars } = monsters[seat]!;
    return [result?.winners.includes(seat) ? 1 : 0, place === "out" ? 0 : 1, place === "out" ? fell(seat) : stars, stars];
  };
  const compare = (a: number[], b: number[]) => a.map((mine, n) => b[n]! - mine).find((difference) => difference !== 0) ?? 0;
  const sorted = monsters.map((_, seat) => ({ seat, worth: worth(seat) })).sort((a, b) => compare(a.worth, b.worth));
  return sorted.map(({ seat }, n) => ({ seat, place: result?.winners.includes(seat) ? 1 : n + 1 }));
}

/** How many moves had been made when the last turn began: whatever ends a turn begins the next one. */
export const lastTurn = (lines: readonly Line[]): number | undefined => lines.filter(({ kind }) => kind === "turn").at(-1)?.ply;

const MOST_SHOWN = 5; // wrong draws

/** What to say of the dice; what this browser remembers of the time before the game counts too. */
export function verdictLines(proof: Proof, found: Verdict, { commitment, entropy = {} }: Remembered): Sentence[] {
  const lines: Sentence[] = [];
  const say = (key: string, args: Sentence["args"] = {}) => lines.push({ key: `table-fair-${key}`, args });
  if (!found.fits) say("bad-commitment");
  if (commitment && commitment !== proof.commitment) say("changed-commitment");
  for (const [seat, text] of Object.entries(entropy)) {
    if (proof.entropy[Number(seat)] !== text) say("bad-entropy", { n: Number(seat) + 1 });
  }
  if (found.wrong.length) say("bad-count", { n: found.wrong.length });
  for (const { number, brought, derived } of found.wrong.slice(0, MOST_SHOWN)) {
    say("bad-draw", { number: String(number), brought, derived });
  }
  if (lines.length) return lines;
  say("good", { n: found.draws });
  if (Object.keys(entropy).length) say("own");
  return lines;
}
