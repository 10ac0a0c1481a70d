// A lesson: a game with prepared dice, and the coach's texts between the moves. `daikaiju docs` generates it with the
// real rules: each update is the message that a table would send.

import type { Picture, Step, Update, Welcome } from "../generated/protocol.ts";

/** A part of the screen that the coach points at. */
export interface Spot {
  part: string; // dice, stop, prompt, tokyo, market, log, track; monster, or one of its numbers
  seat?: number; // of the monster
}

interface LessonText {
  key: string; // catalogue key
  at?: Spot;
  card?: string; // named in the text
  rules?: readonly string[]; // on which the text is based
}

/** The coach shows a text and waits for “Next”. */
export interface TextBeat extends LessonText {
  kind: "say";
}

/** The learner decides: `action`, or one of `also`, which lead to the same position. */
export interface DecisionBeat extends LessonText {
  kind: "ask";
  action: string;
  update: Update;
  also: readonly { action: string; steps: Step[] }[];
}

/** Another player's decision. */
export interface MoveBeat {
  kind: "hear";
  update: Update;
}

export type Beat = TextBeat | DecisionBeat | MoveBeat;

export interface Lesson {
  name: string;
  welcome: Welcome;
  beats: readonly Beat[];
}

/** The update that follows a decision; null: this beat asks for another decision. */
export function updateAfter({ action, update, also }: DecisionBeat, decided: string): Update | null {
  if (decided === action) return update;
  const match = also.find((other) => other.action === decided);
  return match ? { ...update, steps: match.steps } : null;
}

/** The index of the learner's next decision, if only texts precede it; -1: another player moves first. */
export function nextDecision(beats: readonly Beat[], at: number): number {
  const next = beats.findIndex(({ kind }, n) => n >= at && kind !== "say");
  return beats[next]?.kind === "ask" ? next : -1;
}

/** The progress, counted in texts of the coach. */
export function progressOf(beats: readonly Beat[], at: number): { n: number; of: number } {
  const hasText = ({ kind }: Beat) => kind !== "hear";
  const of = beats.filter(hasText).length;
  return { n: Math.min(of, beats.slice(0, at + 1).filter(hasText).length), of };
}

/** The lesson with the learner's name, and without undo, which needs a server. */
export function withLearnerName(lesson: Lesson, name: string): Lesson {
  const named = (picture: Picture): Picture => ({
    ...picture,
    undo: false,
    seats: picture.seats.map((seat) => (seat.holder === lesson.welcome.you ? { ...seat, name } : seat)),
  });
  return {
    ...lesson,
    welcome: { ...lesson.welcome, picture: named(lesson.welcome.picture) },
    beats: lesson.beats.map((beat) =>
      beat.kind === "say" ? beat : { ...beat, update: { ...beat.update, picture: named(beat.update.picture) } },
    ),
  };
}

const SELECTORS: Readonly<Record<string, string>> = {
  dice: ".felt",
  stop: "button.stop",
  prompt: ".prompt",
  tokyo: "[data-scene]",
  market: '[data-place="market"]',
  log: ".log",
  track: "[data-tiles]",
};

/** The CSS selector of a part of the table. */
export function selectorOf({ part, seat = -1 }: Spot): string {
  const panel = `[data-seat="${seat}"]`;
  if (seat < 0) return SELECTORS[part] ?? "";
  if (part === "monster") return panel;
  return part === "cards" ? `${panel} .things` : `${panel} [data-counter="${part}"]`;
}
