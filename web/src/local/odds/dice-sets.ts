// Sets of dice: the number of dice that show each face, without order, as in odds/dice_sets.py. All sets of up to
// MAX_DICE dice have an index, smaller sets first.

import { C } from "../state.ts";

export const MAX_DICE = 10;
export const NO_SET = -1;
const FACES = C.FACES;
const SCORING = 3; // dice of a number that score

function* setsOf(dice: number, faces: number): Generator<number[]> {
  if (faces === 1) yield [dice];
  else for (let many = dice; many >= 0; many -= 1) for (const rest of setsOf(dice - many, faces - 1)) yield [many, ...rest];
}

/** The number of dice of each face, by set. */
export const SETS: readonly (readonly number[])[] = Array.from({ length: MAX_DICE + 1 }, (_, dice) => [...setsOf(dice, FACES)]).flat();
const INDEX = new Map(SETS.map((counts, set) => [counts.join(), set]));

/** The index of the set with these numbers of dice by face; NO_SET: there is none. */
export const setIndex = (counts: readonly number[]): number => INDEX.get(counts.join()) ?? NO_SET;

/** The first set of each size; the sets of n dice end before that of n + 1. */
export const FIRST = Array.from({ length: MAX_DICE + 2 }, (_, dice) => {
  const found = SETS.findIndex((counts) => sum(counts) === dice);
  return found < 0 ? SETS.length : found;
});

const changed = (counts: readonly number[], face: number, by: number): number[] => counts.map((n, each) => (each === face ? n + by : n));
const neighbours = (by: number): Int32Array =>
  Int32Array.from({ length: SETS.length * FACES }, (_, n) => setIndex(changed(SETS[Math.floor(n / FACES)]!, n % FACES, by)));
const PLUS = neighbours(+1);
const MINUS = neighbours(-1);

/** The set with one die more of a face. */
export const plus = (set: number, face: number): number => PLUS[set * FACES + face]!;
/** The set with one die less of a face; NO_SET: it shows none. */
export const minus = (set: number, face: number): number => MINUS[set * FACES + face]!;

/** The dice with an effect, as text: three or more of a number, and all other faces. Sets of equal text are alike. */
export const effectOf = (set: number): string =>
  SETS[set]!.map((n, face) => (n >= SCORING || face > C.THREE ? n : 0)).join();

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

// --- measures --------------------------------------------------------------------------------------

/** What a set of dice is worth by a measure: `stars`, `claws` … */
export const MEASURES: Readonly<Record<string, (counts: readonly number[]) => number>> = {
  stars: (counts) => sum([C.ONE, C.TWO, C.THREE].map((n) => (counts[n]! >= SCORING ? counts[n]! - SCORING + n + 1 : 0))),
  energy: (counts) => counts[C.ENERGY]!,
  hearts: (counts) => counts[C.HEART]!,
  claws: (counts) => counts[C.CLAW]!,
  "1s": (counts) => counts[C.ONE]!,
  "2s": (counts) => counts[C.TWO]!,
  "3s": (counts) => counts[C.THREE]!,
};

/** The value of each final set of dice. */
export interface Goal {
  name: string;
  valueOf: (set: number) => number;
  energy: number; // value of each energy that is not spent
  isChance: boolean; // values are chances, not means
}

/** The goal of the highest mean of a measure. */
export const average = (measure: string): Goal => ({
  name: measure,
  valueOf: (set) => MEASURES[measure]!(SETS[set]!),
  energy: measure === "energy" ? 1 : 0,
  isChance: false,
});

/** The goal of the best chance of at least `many` of a measure. */
export const atLeast = (measure: string, many: number): Goal => ({
  name: `${measure}>=${many}`,
  valueOf: (set) => Number(MEASURES[measure]!(SETS[set]!) >= many),
  energy: 0,
  isChance: true,
});
