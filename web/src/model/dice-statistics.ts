// Dice statistics of a game: thrown and expected faces for each monster.

import type { Picture, Update } from "../generated/protocol.ts";
import { BoardTracker } from "./board-tracker.ts";
import { countOf, FACES, type Face } from "./faces.ts";

export interface FaceCounts {
  dice: number; // thrown
  expected: number; // for each face
  rolled: Record<Face, number>;
}

const emptyCounts = (): FaceCounts => ({ dice: 0, expected: 0, rolled: { "1": 0, "2": 0, "3": 0, E: 0, C: 0, H: 0 } });

function add(counts: FaceCounts, faces: string): void {
  counts.dice += faces.length;
  counts.expected = counts.dice / FACES.length;
  for (const face of FACES as Iterable<Face>) counts.rolled[face] += countOf(faces, face);
}

/** `seats`: the dice of each player's turns. `table`: all dice, also those for cards and for the first turn. */
export interface DiceStatistics {
  table: FaceCounts;
  seats: FaceCounts[];
}

/** Count the thrown faces of consecutive updates; `before` is the picture before the first one. */
export function diceStatistics(updates: readonly Update[], before: Picture | null = null): DiceStatistics {
  const seats = updates.at(-1)?.picture.seats.length ?? 0;
  const counts: DiceStatistics = { table: emptyCounts(), seats: Array.from({ length: seats }, emptyCounts) };
  let last = before;
  for (const update of updates) {
    const tracker = new BoardTracker(last, update);
    for (const step of update.steps ?? []) {
      const thrown = tracker.applyMove(step);
      if (thrown) add(counts.table, thrown.faces);
      const own = thrown?.purpose === "turn" ? counts.seats[thrown.seat] : undefined;
      if (thrown && own) add(own, thrown.faces);
      for (const event of step.events ?? []) tracker.applyEvent(event);
    }
    last = update.picture;
  }
  return counts;
}
