// A lesson as it is taken: how far one is, what the coach says, and the table that is played at.

import { namedLesson, nextAsk, outcomeOf, progressOf, type Ask, type Lesson, type Say } from "../model/lesson.ts";
import type { Update } from "../generated/protocol.ts";
import { ScriptedLine } from "../net/scripted.ts";
import { TableState } from "./table.svelte.ts";

const FILES = import.meta.glob<{ default: Lesson }>("../generated/lessons/*.json");
const FIRST = "first_game";

/** Which lesson an address means; empty: none. */
export function lessonCalled(name: string): string {
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
  /** How often something else was chosen than is asked for now. */
  wrong = $state(0);
  #line!: ScriptedLine;

  constructor(lesson: Lesson, name: string) {
    this.lesson = namedLesson(lesson, name);
    this.table = new TableState(this.lesson.welcome, (listener) => {
      this.#line = new ScriptedLine(listener, (action) => this.#decide(action));
      return this.#line;
    });
  }

  /** What the coach says now; nothing while others play, or while something still happens. */
  get said(): Say | Ask | null {
    const beat = this.lesson.beats[this.at];
    if (!beat || beat.kind === "hear" || !this.table.isSettled) return null;
    return beat.kind === "say" && this.table.cue ? null : beat; // who is asked need not wait for the last flourish
  }

  /** Another monster decides next, and all before it has been seen. */
  get isOthersMove(): boolean {
    return this.lesson.beats[this.at]?.kind === "hear" && this.table.isSettled && !this.table.cue;
  }

  get isLast(): boolean {
    return this.at >= this.lesson.beats.length - 1;
  }

  get progress(): { n: number; of: number } {
    return progressOf(this.lesson.beats, this.at);
  }

  /** What was said has been read. */
  readOn(): void {
    if (this.lesson.beats[this.at]?.kind === "say" && !this.isLast) this.#goTo(this.at + 1);
  }

  /** Let the other monster decide. */
  playOn(): void {
    const beat = this.lesson.beats[this.at];
    if (beat?.kind !== "hear") return;
    this.#goTo(this.at + 1);
    this.#line.tell(beat.update);
  }

  close(): void {
    this.table.close();
  }

  // Whoever knows already what to do need not read all that comes before it.
  #decide(action: string): Update | null {
    const asked = nextAsk(this.lesson.beats, this.at);
    const beat = this.lesson.beats[asked];
    if (beat?.kind !== "ask") return null;
    const update = outcomeOf(beat, action);
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
