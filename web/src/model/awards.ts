// Awards of a finished game, from its log lines: each goes to the best seat, if there is exactly one.

import type { Line } from "./types.ts";

export const AWARDS = ["claws", "tokyo", "luck", "spender", "healer"] as const;
export type AwardKind = (typeof AWARDS)[number];

export interface Award {
  kind: AwardKind;
  seat: number;
  amount: number; // hearts, turns, equal dice, energy or hearts
  dice?: string; // the luckiest throw
}

interface Throw {
  dice: string;
  chance: number; // of so many equal faces
}

/** The awards of a game; `monsters` are the monsters by seat, `lines` the whole log. */
export function awardsOf(lines: readonly Line[], monsters: readonly string[]): Award[] {
  const sums: Record<Exclude<AwardKind, "luck">, number[]> = {
    claws: sumBy(monsters, lines, "log-health-lost", ({ args }) => (args["cause"] === "claws" ? monsters.indexOf(String(args["by"])) : -1)),
    tokyo: turnsInTokyo(lines, monsters),
    spender: sumBy(monsters, lines, "log-bought", ({ seat }) => seat),
    healer: sumBy(monsters, lines, "log-health", ({ seat, args }) => (args["cause"] === "knockout" ? -1 : seat)),
  };
  return AWARDS.flatMap((kind) => (kind === "luck" ? luckAward(lines, monsters.length) : bestOf(kind, sums[kind])));
}

function sumBy(monsters: readonly string[], lines: readonly Line[], key: string, seatOf: (line: Line) => number): number[] {
  const sums = monsters.map(() => 0);
  for (const line of lines) {
    const seat = line.key === key ? seatOf(line) : -1;
    if (seat >= 0 && seat < sums.length) sums[seat]! += Number(line.args["amount"] ?? 0);
  }
  return sums;
}

function bestOf(kind: AwardKind, sums: readonly number[]): Award[] {
  const amount = Math.max(0, ...sums);
  const seat = sums.indexOf(amount);
  return amount > 0 && sums.lastIndexOf(amount) === seat ? [{ kind, seat, amount }] : [];
}

// Each turn counts for the monsters that are in Tokyo when it begins.
function turnsInTokyo(lines: readonly Line[], monsters: readonly string[]): number[] {
  const turns = monsters.map(() => 0);
  const inside = new Set<number>();
  for (const { key, kind, seat } of lines) {
    if (key === "log-moved-city" || key === "log-moved-bay") inside.add(seat);
    if (["log-moved-outside", "log-eliminated", "log-knocked_out"].includes(key)) inside.delete(seat);
    if (kind === "turn") for (const each of inside) turns[each]! += 1;
  }
  return turns;
}

// --- luck --------------------------------------------------------------------------------------

const FACES = 6;

function luckAward(lines: readonly Line[], seats: number): Award[] {
  const best = Array.from({ length: seats }, (): Throw => ({ dice: "", chance: 1 }));
  for (const { key, seat, dice = "" } of lines) {
    if (key !== "log-roll" || !best[seat]) continue;
    const chance = chanceOfEqual(dice.length, mostEqual(dice));
    if (chance < best[seat].chance) best[seat] = { dice, chance };
  }
  const chances = best.map(({ chance }) => -chance);
  const [award] = bestOf("luck", chances.map((chance) => chance + 1)); // the least likely throw
  return award ? [{ ...award, amount: mostEqual(best[award.seat]!.dice), dice: best[award.seat]!.dice }] : [];
}

const mostEqual = (dice: string): number => Math.max(0, ...[...dice].map((face) => [...dice].filter((other) => other === face).length));

/** The chance that a throw of `dice` dice has at least `equal` equal faces. */
export function chanceOfEqual(dice: number, equal: number): number {
  // By faces: the number of throws of n dice in which no face occurs `equal` times, divided by n!.
  let ways = [1, ...Array.from({ length: dice }, () => 0)];
  for (let face = 0; face < FACES; face += 1) {
    ways = ways.map((_, n) => {
      let sum = 0;
      for (let k = 0; k <= n && k < equal; k += 1) sum += ways[n - k]! / factorial(k);
      return sum;
    });
  }
  return 1 - (ways[dice]! * factorial(dice)) / FACES ** dice;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
