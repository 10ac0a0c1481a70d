// A puzzle at a table without a server: the player's decisions are judged here.

import { costOf, dailyId, dayOf, progressAfter, welcomeOf, type Progress, type Puzzle, type PuzzleIndex } from "../model/puzzle.ts";
import { ScriptedConnection } from "../net/lesson-script.ts";
import { loadProgress, saveProgress } from "./puzzle-progress.ts";
import { TableState } from "./table.svelte.ts";

const FILES = import.meta.glob<{ default: Puzzle[] }>("../generated/puzzles/puzzles-*.json");

export const loadIndex = async (): Promise<PuzzleIndex> => (await import("../generated/puzzles/index.json")).default as unknown as PuzzleIndex;

/** The puzzle with an id; null: there is none. */
export async function loadPuzzle(index: PuzzleIndex, id: string): Promise<Puzzle | null> {
  const at = index.puzzles.findIndex(([other]) => other === id);
  const file = FILES[`../generated/puzzles/puzzles-${Math.floor(at / index.ofFile)}.json`];
  return at < 0 || !file ? null : ((await file()).default.find((puzzle) => puzzle.id === id) ?? null);
}

export class PuzzleState {
  readonly puzzle: Puzzle;
  readonly table: TableState;
  /** The day, if this is the puzzle of today. */
  readonly day: string;
  /** The action that was tried last. */
  tried = $state("");
  /** The answer is shown. */
  isOpen = $state(false);
  progress: Progress = $state.raw(loadProgress());

  constructor(puzzle: Puzzle, index: PuzzleIndex, name: string, now: number) {
    this.puzzle = puzzle;
    const today = dayOf(now);
    this.day = dailyId(index, today) === puzzle.id ? today : "";
    const welcome = welcomeOf(puzzle);
    welcome.picture.seats[puzzle.seat]!.name = name;
    this.table = new TableState(welcome, (listener) => new ScriptedConnection(listener, (action) => this.#judge(action)));
  }

  get isRight(): boolean {
    return this.tried === this.puzzle.best;
  }

  get cost(): { cost: number; isExact: boolean } {
    return costOf(this.puzzle, this.tried);
  }

  /** Show the answer; without a try it counts as not solved. */
  open(): void {
    this.#count(false);
    this.isOpen = true;
  }

  close(): void {
    this.table.close();
  }

  // The position stays, so that other actions can be tried.
  #judge(action: string): null {
    this.tried = action;
    this.#count(this.isRight);
    if (this.isRight) this.isOpen = true;
    return null;
  }

  #count(isRight: boolean): void {
    this.progress = progressAfter(this.progress, this.puzzle, isRight, this.day);
    saveProgress(this.progress);
  }
}
