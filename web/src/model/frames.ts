// An update as a row of frames: what is drawn one after the other until the table looks as it is now.

import type { Board, Happening, Picture, Step, Update } from "../generated/protocol.ts";
import { Course, isCounted, PLACES, type Throw } from "./course.ts";
import { diceOf, parse } from "./notation.ts";
import type { Cue, CueKind, Frame } from "./types.ts";

/** How long a cue is shown at ordinary speed. */
export const MS: Readonly<Record<CueKind, number>> = {
  turn: 500,
  throw: 700,
  decided: 250,
  stars: 350,
  energy: 300,
  health: 450,
  wickedness: 350,
  poison: 350,
  shrink: 350,
  moved: 600,
  bought: 600,
  lost_card: 350,
  took: 600,
  used: 450,
  copied: 500,
  revealed: 250,
  swept: 450,
  reshuffled: 450,
  extra_turn: 500,
  eliminated: 1200,
  won: 1500,
  said: 0, // nobody waits for words
  none: 0,
};
const HEALED = 300; // a heart gained needs less time than one lost
const FIRST_THROW = 400; // of many that decide who begins
const ALSO = 200; // the same happens to the next one
const LONGEST = 9000; // of one update; what takes longer is shown faster
// Of these moves an event says more.
const SHOWN_BY: Readonly<Record<string, string>> = {
  buy: "bought", yield: "moved", sell: "lost_card", take: "took", sweep: "swept", copy: "copied",
};
const UNSHOWN = new Set(["pass", "done"]);
const EVENT_KINDS = new Set<string>([
  "turn", "moved", "bought", "lost_card", "took", "used", "copied", "revealed", "swept", "reshuffled", "extra_turn", "eliminated", "won",
]);

interface Shot {
  cue: Cue;
  board: Board | null;
  ms: number;
}

export function framesOf(before: Picture, update: Update): Frame[] {
  const shots = update.what === "said" ? [saying(update)] : shotsOf(before, update);
  const all = shots.reduce((sum, { ms }) => sum + ms, 0);
  const haste = all > LONGEST ? LONGEST / all : 1;
  if (!shots.length) return [{ picture: update.picture, cue: { kind: "none", seat: -1 }, ms: 0 }];
  return shots.map(({ cue, board, ms }, n) => ({
    picture: n === shots.length - 1 ? update.picture : between(update.picture, board),
    cue,
    ms: Math.round(ms * haste),
  }));
}

const saying = ({ picture, seat = -1, text = "", by = "" }: Update): Shot => {
  const held = picture.seats.findIndex(({ holder }) => by !== "" && holder === by);
  return { cue: { kind: "said", seat: seat >= 0 ? seat : held, text }, board: picture.board ?? null, ms: MS.said };
};

// Nobody is asked yet, and nobody has won yet.
function between(end: Picture, board: Board | null): Picture {
  return { ...end, board, phase: "playing", asked: null, legal: [], result: null, secret: "" };
}

function shotsOf(before: Picture, update: Update): Shot[] {
  const course = new Course(before, update);
  const shots: Shot[] = [];
  for (const step of update.steps ?? []) {
    const thrown = course.move(step);
    const cue = thrown ? throwing(thrown) : deciding(step);
    if (cue) shots.push({ cue, board: course.board, ms: thrown?.purpose === "first" ? FIRST_THROW : MS[cue.kind] });
    eventsOf(step, course, shots);
  }
  return shots;
}

function eventsOf({ events = [] }: Step, course: Course, shots: Shot[]): void {
  events.forEach((event, n) => {
    const was = course.board;
    course.happens(event);
    const last = events[n - 1];
    const cue = isTrivial(event, last, was) ? null : cueOf(event, was);
    const shown = shots.at(-1);
    if (cue) shots.push({ cue, board: course.board, ms: msOf(cue, shown?.cue) });
    else if (shown) shown.board = course.board; // it happens along with what was shown last
  });
}

// --- cues --------------------------------------------------------------------------------------

const throwing = ({ seat, faces, kept, purpose }: Throw): Cue => ({ kind: "throw", seat, faces, kept, cause: purpose });

// What somebody has chosen. What the table did because there was no choice, nobody chose.
function deciding({ move, seat = -1, why = "table", events = [] }: Step): Cue | null {
  const parts = parse(move);
  const { verb, subject } = parts;
  if (seat < 0) return verb === "reveal" && subject !== "?" && !events.length ? { kind: "revealed", seat: -1, card: subject } : null;
  if (verb === "use") return { kind: "used", seat, card: subject, text: move };
  if (why === "table" || UNSHOWN.has(verb) || events.some(({ what }) => what === SHOWN_BY[verb])) return null;
  const kept = verb === "keep" ? { kept: diceOf(parts) } : {};
  return { kind: "decided", seat, text: move, ...kept };
}

function cueOf(event: Happening, board: Board | null): Cue | null {
  const { what, seat, amount = 0, cause = "", rules = [], card = "" } = event;
  const by = attackerOf(event, board);
  const from = by < 0 ? {} : { from: by };
  if (isCounted(what)) return { kind: what, seat, amount, cause, rules, ...from };
  if (!EVENT_KINDS.has(what)) return null;
  const cue: Cue = { kind: what as CueKind, seat, cause, rules, ...from };
  if (what === "moved") cue.to = PLACES[amount] ?? "outside";
  if (what === "bought" || what === "revealed") cue.amount = amount;
  if (["bought", "lost_card", "took", "used", "revealed"].includes(what)) cue.card = cause;
  if (what === "copied") cue.card = card;
  return cue;
}

// Hearts that somebody else's turn takes away.
function attackerOf({ what, seat, amount = 0, cause }: Happening, board: Board | null): number {
  const isHurt = (what === "health" && amount < 0) || what === "eliminated";
  const turn = board?.turn ?? -1;
  return isHurt && cause !== "poison" && turn !== seat ? turn : -1;
}

// What needs no time of its own: nothing changes, a price is paid, an eliminated monster's cards go.
function isTrivial(event: Happening, last: Happening | undefined, was: Board | null): boolean {
  const { what, seat, amount = 0 } = event;
  if (isCounted(what) && amount === 0) return true;
  if (what === "energy") return last?.what === "bought" && last.seat === seat && last.amount === -amount;
  const place = was?.monsters[seat]?.place;
  if (what === "moved") return place === (PLACES[amount] ?? place);
  return what === "lost_card" && place === "out";
}

function msOf(cue: Cue, last: Cue | undefined): number {
  const isAlso = last?.kind === cue.kind && last.cause === cue.cause && isCounted(cue.kind);
  if (isAlso) return ALSO;
  return cue.kind === "health" && (cue.amount ?? 0) > 0 ? HEALED : MS[cue.kind];
}
