// The luck of a game: the faces that fell for each monster beside those that were to be expected.

import type { Picture, Update } from "../generated/protocol.ts";
import { Course } from "./course.ts";
import { countOf, FACES, type Face } from "./faces.ts";

export interface Luck {
  dice: number; // that were thrown
  expected: number; // of each face
  rolled: Record<Face, number>;
}

const nothing = (): Luck => ({ dice: 0, expected: 0, rolled: { "1": 0, "2": 0, "3": 0, E: 0, C: 0, H: 0 } });

function add(luck: Luck, faces: string): void {
  luck.dice += faces.length;
  luck.expected = luck.dice / FACES.length;
  for (const face of FACES as Iterable<Face>) luck.rolled[face] += countOf(faces, face);
}

/** By seat, the dice of their own turns; those for cards and for the first turn count only at the table. */
export interface LuckOfTable {
  table: Luck;
  seats: Luck[];
}

/** What fell in these updates, one after the other; `before` is the picture before the first of them. */
export function luckOf(updates: readonly Update[], before: Picture | null = null): LuckOfTable {
  const seats = updates.at(-1)?.picture.seats.length ?? 0;
  const luck: LuckOfTable = { table: nothing(), seats: Array.from({ length: seats }, nothing) };
  let last = before;
  for (const update of updates) {
    const course = new Course(last, update);
    for (const step of update.steps ?? []) {
      const thrown = course.move(step);
      if (thrown) add(luck.table, thrown.faces);
      const own = thrown?.purpose === "turn" ? luck.seats[thrown.seat] : undefined;
      if (thrown && own) add(own, thrown.faces);
      for (const event of step.events ?? []) course.happens(event);
    }
    last = update.picture;
  }
  return luck;
}
