// A running lesson: progress, current text of the coach, and the table.

import { nextDecision, progressOf, updateAfter, withLearnerName, type DecisionBeat, type Lesson, type TextBeat } from "../model/lesson.ts";
import type { Update } from "../generated/protocol.ts";
import { ScriptedConnection } from "../net/lesson-script.ts";
import { TableState } from "./table.svelte.ts";

const FILES = import.meta.glob<{ default: Lesson }>("../generated/lessons/*.json");
const FIRST = "first_game";

/** The lesson of an address; "": none. */
export function findLesson(name: string): string {
  const wanted = name || FIRST;
  return `../generated/lessons/${wanted}.json` in FILES ? wanted : "";
}

export async function loadLesson(name: string): Promise<Lesson> {
  return (await FILES[`../generated/lessons/${name}.json`]!()).default;
}

export class LessonState {
  readonly lesson: Lesson;
  readonly table: TableState;
  at = $state(0);
  /** Number of wrong choices at the current beat. */
  wrong = $state(0);
  #connection!: ScriptedConnection;

  constructor(lesson: Lesson, name: string) {
    this.lesson = withLearnerName(lesson, name);
    this.table = new TableState(this.lesson.welcome, (listener) => {
      this.#connection = new ScriptedConnection(listener, (action) => this.#decide(action));
      return this.#connection;
    });
  }

  /** The current text of the coach; null while other players move or frames are still shown. */
  get shownBeat(): TextBeat | DecisionBeat | null {
    const beat = this.lesson.beats[this.at];
    if (!beat || beat.kind === "hear" || !this.table.isSettled) return null;
    return beat.kind === "say" && this.table.cue ? null : beat; // a question need not wait for the last animation
  }

  /** Another player moves next, and all frames have been shown. */
  get isOthersMove(): boolean {
    return this.lesson.beats[this.at]?.kind === "hear" && this.table.isSettled && !this.table.cue;
  }

  get isLast(): boolean {
    return this.at >= this.lesson.beats.length - 1;
  }

  get progress(): { n: number; of: number } {
    return progressOf(this.lesson.beats, this.at);
  }

  /** Go on after a text. */
  continueReading(): void {
    if (this.lesson.beats[this.at]?.kind === "say" && !this.isLast) this.#goTo(this.at + 1);
  }

  /** Play the other player's move. */
  playOn(): void {
    const beat = this.lesson.beats[this.at];
    if (beat?.kind !== "hear") return;
    this.#goTo(this.at + 1);
    this.#connection.deliver(beat.update);
  }

  close(): void {
    this.table.close();
  }

  // The learner may decide before reading all texts.
  #decide(action: string): Update | null {
    const asked = nextDecision(this.lesson.beats, this.at);
    const beat = this.lesson.beats[asked];
    if (beat?.kind !== "ask") return null;
    const update = updateAfter(beat, action);
    if (update) {
      this.#goTo(asked + 1);
      return update;
    }
    if (asked !== this.at) this.#goTo(asked);
    this.wrong += 1;
    return null;
  }

  #goTo(at: number): void {
    this.at = at;
    this.wrong = 0;
  }
}
