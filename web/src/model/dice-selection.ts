// Selection of the dice to keep, in a tray in which the player toggles each die.

import { countOf, FACES, inOrder } from "./faces.ts";
import type { Choices } from "./types.ts";

type Keeps = Pick<Choices, "keeps">;

/** The faces of the dice at these indices, in the form of `Choices.keeps`. */
export const facesAt = (dice: string, places: ReadonlySet<number>): string =>
  inOrder([...dice].filter((_, place) => places.has(place)).join(""));

/** The action that keeps the dice at these indices and throws the others; undefined: not legal. */
export const keepAction = (choices: Keeps, dice: string, kept: ReadonlySet<number>): string | undefined =>
  choices.keeps.get(facesAt(dice, kept));

/** Whether the player may toggle a die, or must keep it, or must throw it. */
export type Freedom = "free" | "stays" | "goes" | "fixed"; // fixed: no throw is possible

/** The freedom of each die, derived from the legal sets of kept dice. */
export function freedomOf(choices: Keeps, dice: string): Freedom[] {
  const sets = [...choices.keeps.keys()];
  if (!sets.length) return [...dice].map(() => "fixed");
  const least = new Map([...FACES].map((face) => [face, Math.min(...sets.map((set) => countOf(set, face)))]));
  const most = new Map([...FACES].map((face) => [face, Math.max(...sets.map((set) => countOf(set, face)))]));
  return [...dice].map((face) => {
    if ((least.get(face) ?? 0) >= countOf(dice, face)) return "stays";
    return (most.get(face) ?? 0) === 0 ? "goes" : "free";
  });
}

/** The indices of the dice in `dice` that match the kept faces. */
export function keptIndices(dice: string, kept: string): Set<number> {
  const left = [...kept];
  const indices = [...dice].flatMap((face, index) => {
    const at = left.indexOf(face);
    if (at < 0) return [];
    left.splice(at, 1);
    return [index];
  });
  return new Set(indices);
}
