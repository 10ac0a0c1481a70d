// The files of puzzles, loaded when needed.

import type { Puzzle, PuzzleIndex } from "../model/puzzle.ts";

const FILES = import.meta.glob<{ default: Puzzle[] }>("../generated/puzzles/puzzles-*.json");

export const loadIndex = async (): Promise<PuzzleIndex> => (await import("../generated/puzzles/index.json")).default as unknown as PuzzleIndex;

/** The puzzle with an id; null: there is none. */
export async function loadPuzzle(index: PuzzleIndex, id: string): Promise<Puzzle | null> {
  const at = index.puzzles.findIndex(([other]) => other === id);
  const file = FILES[`../generated/puzzles/puzzles-${Math.floor(at / index.ofFile)}.json`];
  return at < 0 || !file ? null : ((await file()).default.find((puzzle) => puzzle.id === id) ?? null);
}
