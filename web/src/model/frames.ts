// An update as a list of frames, drawn one after the other until the table shows the current state.

import type { Board, Happening, Picture, Step, Update } from "../generated/protocol.ts";
import { BoardTracker, isCounted, ZONES, type Throw } from "./board-tracker.ts";
import { diceOf, parseMove } from "./notation.ts";
import type { Cue, CueKind, Frame } from "./types.ts";

/** How long a cue is shown at normal speed, in milliseconds. */
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
  knocked_out: 900,
  won: 1500,
  said: 0, // chat does not delay the game
  none: 0,
};
const HEALED = 300; // shorter than a lost heart
const FIRST_THROW = 400; // one of the throws that decide who begins
const ALSO = 200; // the same event for the next monster
const LONGEST = 9000; // for one update; a longer one is played faster
// For these moves the event has more detail.
const SHOWN_BY: Readonly<Record<string, string>> = {
  buy: "bought", yield: "moved", sell: "lost_card", take: "took", sweep: "swept", copy: "copied", predict: "predicted",
};
const UNSHOWN = new Set(["pass", "done"]);
const EVENT_KINDS = new Set<string>([
  "turn", "moved", "bought", "lost_card", "took", "used", "copied", "revealed", "swept", "reshuffled", "extra_turn", "eliminated", "knocked_out", "won",
]);

interface FrameDraft {
  cue: Cue;
  board: Board | null;
  ms: number;
}

export function framesOf(before: Picture, update: Update): Frame[] {
  const drafts = update.what === "said" ? [chatDraft(update)] : draftsOf(before, update);
  const all = drafts.reduce((sum, { ms }) => sum + ms, 0);
  const scale = all > LONGEST ? LONGEST / all : 1;
  if (!drafts.length) return [{ picture: update.picture, cue: { kind: "none", seat: -1 }, ms: 0 }];
  return drafts.map(({ cue, board, ms }, n) => ({
    picture: n === drafts.length - 1 ? update.picture : intermediatePicture(update.picture, board),
    cue,
    ms: Math.round(ms * scale),
  }));
}

const chatDraft = ({ picture, seat = -1, text = "", by = "" }: Update): FrameDraft => {
  const held = picture.seats.findIndex(({ holder }) => by !== "" && holder === by);
  return { cue: { kind: "said", seat: seat >= 0 ? seat : held, text }, board: picture.board ?? null, ms: MS.said };
};

// An intermediate picture: no decision is pending and the game has no result.
function intermediatePicture(end: Picture, board: Board | null): Picture {
  return { ...end, board, phase: "playing", asked: null, legal: [], result: null, secret: "" };
}

function draftsOf(before: Picture, update: Update): FrameDraft[] {
  const tracker = new BoardTracker(before, update);
  const drafts: FrameDraft[] = [];
  for (const step of update.steps ?? []) {
    const thrown = tracker.applyMove(step);
    const cue = thrown ? throwCue(thrown) : decisionCue(step);
    if (cue) drafts.push({ cue, board: tracker.board, ms: thrown?.purpose === "first" ? FIRST_THROW : MS[cue.kind] });
    addEvents(step, tracker, drafts);
  }
  return drafts;
}

function addEvents({ events = [] }: Step, tracker: BoardTracker, drafts: FrameDraft[]): void {
  events.forEach((event, n) => {
    const was = tracker.board;
    tracker.applyEvent(event);
    const last = events[n - 1];
    const cue = isTrivial(event, last, was) ? null : cueOf(event, was);
    const shown = drafts.at(-1);
    if (cue) drafts.push({ cue, board: tracker.board, ms: msOf(cue, shown?.cue) });
    else if (shown) shown.board = tracker.board; // shown together with the last cue
  });
}

// --- cues --------------------------------------------------------------------------------------

const throwCue = ({ seat, faces, kept, purpose }: Throw): Cue => ({ kind: "throw", seat, faces, kept, cause: purpose });

// The cue of a player's decision; null for a forced move, which the table made itself.
function decisionCue({ move, seat = -1, why = "table", events = [] }: Step): Cue | null {
  const parts = parseMove(move);
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
  if (what === "moved") cue.to = ZONES[amount] ?? "outside";
  if (what === "bought" || what === "revealed") cue.amount = amount;
  if (["bought", "lost_card", "took", "used", "revealed"].includes(what)) cue.card = cause;
  if (what === "copied") cue.card = card;
  return cue;
}

// The seat whose turn costs another monster hearts; -1: none.
function attackerOf({ what, seat, amount = 0, cause }: Happening, board: Board | null): number {
  const isHurt = (what === "health" && amount < 0) || what === "eliminated" || what === "knocked_out";
  const turn = board?.turn ?? -1;
  return isHurt && cause !== "poison" && turn !== seat ? turn : -1;
}

// Events without a cue: no change, payment of a price, cards of an eliminated monster.
function isTrivial(event: Happening, last: Happening | undefined, was: Board | null): boolean {
  const { what, seat, amount = 0 } = event;
  if (isCounted(what) && amount === 0) return true;
  if (what === "energy") return last?.what === "bought" && last.seat === seat && last.amount === -amount;
  const place = was?.monsters[seat]?.place;
  if (what === "moved") return place === (ZONES[amount] ?? place);
  return what === "lost_card" && place === "out";
}

function msOf(cue: Cue, last: Cue | undefined): number {
  const isAlso = last?.kind === cue.kind && last.cause === cue.cause && isCounted(cue.kind);
  if (isAlso) return ALSO;
  return cue.kind === "health" && (cue.amount ?? 0) > 0 ? HEALED : MS[cue.kind];
}
