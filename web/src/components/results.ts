// Final ranking, and the report of a dice verification.

import type { Picture, Proof } from "../generated/protocol.ts";
import type { Line } from "../model/types.ts";
import type { Verification } from "../net/fairness.ts";
import type { TableData } from "../state/table-storage.ts";

export interface ReportLine {
  key: string;
  args: Record<string, string | number>;
}

/** Winners first, then surviving monsters by stars, then eliminated monsters, the last eliminated first. */
export function ranking({ board, result }: Picture, lines: readonly Line[]): { seat: number; rank: number }[] {
  const monsters = board?.monsters ?? [];
  const eliminatedAt = (seat: number) => lines.map((line) => line.seat === seat && line.key === "log-eliminated").lastIndexOf(true);
  const worth = (seat: number): number[] => {
    const { place: zone, stars } = monsters[seat]!;
    return [result?.winners.includes(seat) ? 1 : 0, zone === "out" ? 0 : 1, zone === "out" ? eliminatedAt(seat) : stars, stars];
  };
  const compare = (a: number[], b: number[]) => a.map((mine, n) => b[n]! - mine).find((difference) => difference !== 0) ?? 0;
  const sorted = monsters.map((_, seat) => ({ seat, worth: worth(seat) })).sort((a, b) => compare(a.worth, b.worth));
  return sorted.map(({ seat }, n) => ({ seat, rank: result?.winners.includes(seat) ? 1 : n + 1 }));
}

/** The ply at which the last turn began. */
export const lastTurn = (lines: readonly Line[]): number | undefined => lines.filter(({ kind }) => kind === "turn").at(-1)?.ply;

const MOST_SHOWN = 5; // wrong draws

/** The report of a dice verification, including the commitment and entropy stored in this browser. */
export function verificationLines(proof: Proof, found: Verification, { commitment, entropy = {} }: TableData): ReportLine[] {
  const lines: ReportLine[] = [];
  const add = (key: string, args: ReportLine["args"] = {}) => lines.push({ key: `table-fair-${key}`, args });
  if (!found.fits) add("bad-commitment");
  if (commitment && commitment !== proof.commitment) add("changed-commitment");
  const isRepeated = /^deal: again$/m.test(proof.record); // then the texts are those of the first game
  for (const [seat, text] of Object.entries(isRepeated ? {} : entropy)) {
    if (proof.entropy[Number(seat)] !== text) add("bad-entropy", { n: Number(seat) + 1 });
  }
  if (found.wrong.length) add("bad-count", { n: found.wrong.length });
  for (const { number, brought, derived } of found.wrong.slice(0, MOST_SHOWN)) {
    add("bad-draw", { number: String(number), brought, derived });
  }
  for (const { key, number } of found.problems) add(key, number === undefined ? {} : { number: String(number) });
  if (lines.length) return lines;
  add("good", { n: found.draws });
  if (found.compared) add("compared", { n: found.compared });
  for (const { first } of proof.restored ?? []) add("restored", { number: String(first) });
  if (isRepeated) add("deal");
  else if (Object.keys(entropy).length) add("own");
  return lines;
}
