// A lesson: a game with prepared dice, and what the coach says between its moves. Made by `daikaiju docs` from the real
// rules: every update is the message that a table would have sent.

import type { Picture, Step, Update, Welcome } from "../generated/protocol.ts";

/** A part of the screen that the coach speaks of. */
export interface Spot {
  part: string; // dice, stop, prompt, tokyo, market, log, track; monster, or one of its numbers
  seat?: number; // whose
}

interface Said {
  key: string; // words/ key
  at?: Spot;
  card?: string; // that the sentence names
  rules?: readonly string[]; // that the sentence rests on
}

/** The coach says something and waits until it has been read. */
export interface Say extends Said {
  kind: "say";
}

/** The learner decides: `action`, or one of `also`, which lead to the same. */
export interface Ask extends Said {
  kind: "ask";
  action: string;
  update: Update;
  also: readonly { action: string; steps: Step[] }[];
}

/** Another monster decides. */
export interface Hear {
  kind: "hear";
  update: Update;
}

export type Beat = Say | Ask | Hear;

export interface Lesson {
  name: string;
  welcome: Welcome;
  beats: readonly Beat[];
}

/** What follows from a decision; null: it is not what this beat asks for. */
export function outcomeOf({ action, update, also }: Ask, decided: string): Update | null {
  if (decided === action) return update;
  const way = also.find((other) => other.action === decided);
  return way ? { ...update, steps: way.steps } : null;
}

/** Where the next decision of the learner is asked for, if only words stand before it; -1: others play first. */
export function nextAsk(beats: readonly Beat[], at: number): number {
  const next = beats.findIndex(({ kind }, n) => n >= at && kind !== "say");
  return beats[next]?.kind === "ask" ? next : -1;
}

/** How far one is, counted by what the coach says. */
export function progressOf(beats: readonly Beat[], at: number): { n: number; of: number } {
  const isSaid = ({ kind }: Beat) => kind !== "hear";
  const of = beats.filter(isSaid).length;
  return { n: Math.min(of, beats.slice(0, at + 1).filter(isSaid).length), of };
}

/** The lesson as it is shown: the learner has a name, and nothing is offered that only a server can do. */
export function namedLesson(lesson: Lesson, name: string): Lesson {
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

const WHOLE: Readonly<Record<string, string>> = {
  dice: ".felt",
  stop: "button.stop",
  prompt: ".prompt",
  tokyo: "[data-scene]",
  market: '[data-place="market"]',
  log: ".log",
  track: "[data-tiles]",
};

/** How a part is found on the page, by the marks that the table puts on its parts. */
export function selectorOf({ part, seat = -1 }: Spot): string {
  const panel = `[data-seat="${seat}"]`;
  if (seat < 0) return WHOLE[part] ?? "";
  if (part === "monster") return panel;
  return part === "cards" ? `${panel} .things` : `${panel} [data-counter="${part}"]`;
}
