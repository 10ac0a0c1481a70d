// A puzzle at a table without a server: the player's decisions are judged here.

import { costOf, dailyId, dayOf, progressAfter, welcomeOf, type Progress, type Puzzle, type PuzzleIndex } from "../model/puzzle.ts";
import { ScriptedConnection } from "../net/lesson-script.ts";
import { loadProgress, saveProgress } from "./puzzle-progress.ts";
import { TableState } from "./table.svelte.ts";

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
