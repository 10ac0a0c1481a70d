// Which dice may be kept, for a tray in which each die is toggled.

import { countOf, FACES, inOrder } from "./faces.ts";
import type { Choices } from "./types.ts";

/** The faces of the dice at these places, as `Choices.keeps` has them. */
export const facesAt = (dice: string, places: ReadonlySet<number>): string =>
  inOrder([...dice].filter((_, place) => places.has(place)).join(""));

/** The action that keeps the dice at these places and throws the others; undefined: not possible. */
export const keepAction = (choices: Choices, dice: string, kept: ReadonlySet<number>): string | undefined =>
  choices.keeps.get(facesAt(dice, kept));

/** What a die can do: be kept or not, or only one of the two. */
export type Freedom = "free" | "stays" | "goes" | "fixed"; // fixed: nothing may be thrown at all

/** For each die what the legal sets leave open. */
export function freedomOf(choices: Choices, dice: string): Freedom[] {
  const sets = [...choices.keeps.keys()];
  if (!sets.length) return [...dice].map(() => "fixed");
  const least = new Map([...FACES].map((face) => [face, Math.min(...sets.map((set) => countOf(set, face)))]));
  const most = new Map([...FACES].map((face) => [face, Math.max(...sets.map((set) => countOf(set, face)))]));
  return [...dice].map((face) => {
    if ((least.get(face) ?? 0) >= countOf(dice, face)) return "stays";
    return (most.get(face) ?? 0) === 0 ? "goes" : "free";
  });
}
