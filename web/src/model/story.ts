// An update as lines of the log: what happened, because of what, by which rules.
// A line has a key of words/ and arguments that are ids, so that every language can say it its own way.

import type { Happening, Picture, Step, Update } from "../generated/protocol.ts";
import { isThing, monsterAt } from "./board.ts";
import { Course, decidesWhoBegins, isCounted, PLACES, type Throw } from "./course.ts";
import { faceWord } from "./faces.ts";
import { diceOf, parse, type Move } from "./notation.ts";
import { notesOf } from "./notes.ts";
import type { Line } from "./types.ts";

type Args = Line["args"];

const QUIET = new Set(["pass", "done", "lay", "starts"]); // only what comes of it is worth a line
const QUIET_IF_FORCED = new Set(["stop", "keep", "resolve", "heal"]); // there was no choice
// Of these moves an event says more.
const SAID_BY: Readonly<Record<string, string>> = {
  buy: "bought", yield: "moved", sell: "lost_card", take: "took", sweep: "swept", copy: "copied", reveal: "revealed",
};
const WITHOUT_WORDS = new Set(["used"]); // the move says it
const PLAIN = new Set(["stop", "heal", "cure poison", "cure shrink", "yield", "stay", "sweep"]);

export function linesOf(update: Update, before: Picture | null): Line[] {
  const { picture, steps = [] } = update;
  const lines = notesOf(update, before);
  const course = new Course(before, update);
  if (update.what === "started") lines.push(...beginning(steps, picture));
  for (const step of steps) lines.push(...linesOfStep(step, course, picture));
  const isNew = picture.phase === "over" && before?.phase !== "over";
  if (isNew && picture.result?.reason === "nobody") lines.push({ key: "log-nobody-won", args: {}, seat: -1, ply: picture.ply, kind: "table" });
  return lines;
}

function beginning(steps: readonly Step[], { ply }: Picture): Line[] {
  const line = (key: string): Line => ({ key, args: {}, seat: -1, ply: steps[0]?.ply ?? ply, kind: "table" });
  return decidesWhoBegins(steps) ? [line("log-started"), line("log-first-throw")] : [line("log-started")];
}

function linesOfStep(step: Step, course: Course, picture: Picture): Line[] {
  const thrown = course.move(step);
  const line = thrown ? lineOfThrow(thrown, step, picture) : lineOfMove(step, picture);
  const lines = line ? [line] : [];
  (step.events ?? []).forEach((event, n, events) => {
    const told = lineOfEvent(event, events[n - 1], step, course, picture);
    course.happens(event);
    if (told) lines.push(told);
  });
  return lines;
}

// --- moves -------------------------------------------------------------------------------------

// Whose throw it is for the first turn nobody tells: one line stands for all of them.
function lineOfThrow({ seat, faces, purpose }: Throw, { ply }: Step, picture: Picture): Line | null {
  if (purpose === "first") return null;
  const key = purpose === "turn" ? "log-roll" : `log-roll-${purpose}`;
  const args: Args = seat < 0 ? {} : { monster: monsterAt(picture, seat) };
  return { key, args, seat, ply, kind: "move", dice: faces };
}

function lineOfMove(step: Step, picture: Picture): Line | null {
  const { move, ply, seat = -1, why = "table", events = [] } = step;
  const parts = parse(move);
  const isForced = why === "table" && QUIET_IF_FORCED.has(parts.verb);
  if (QUIET.has(parts.verb) || isForced || events.some(({ what }) => what === SAID_BY[parts.verb])) return null;
  const [key, more] = wordsOfMove(parts, picture.setup.edition);
  const line: Line = { key, args: { monster: monsterAt(picture, seat), why, ...more }, seat, ply, kind: "move" };
  if (parts.verb === "keep" && diceOf(parts)) line.dice = diceOf(parts);
  if (isThing(parts.subject)) line.cause = parts.subject;
  return line;
}

function wordsOfMove(move: Move, edition: string): [key: string, args: Args] {
  const { text, verb, subject, owner, face, turned } = move;
  if (PLAIN.has(text)) return [`log-${text.replace(" ", "-")}`, {}];
  const card = { card: subject, edition };
  switch (verb) {
    case "keep":
      return [diceOf(move) ? "log-keep" : "log-keep-none", {}];
    case "heal":
      return ["log-heal-other", { other: subject }];
    case "resolve":
      return ["log-resolve", { face: faceWord(subject) }];
    case "store":
      return ["log-store", { amount: Number(subject) }];
    case "use":
      if (turned) return ["log-use-turn", { card, face: faceWord(face), turned: faceWord(turned) }];
      return face ? ["log-use-die", { card, face: faceWord(face) }] : ["log-use", { card }];
    case "swap":
      return owner ? ["log-swap-of", { card, other: owner }] : ["log-swap", { card }];
    case "reveal":
      return subject === "?" ? ["log-looked", {}] : ["log-looked-at", { card }];
    case "buy":
    case "sell":
    case "copy":
    case "take":
      return [`log-${verb}`, { card }];
    default:
      return ["log-other", { action: text }]; // a later server may know more
  }
}

// --- events ------------------------------------------------------------------------------------

function lineOfEvent(event: Happening, last: Happening | undefined, { ply }: Step, course: Course, picture: Picture): Line | null {
  const { what, seat, rules = [], cause = "" } = event;
  if (WITHOUT_WORDS.has(what) || isSaidAlready(event, last, course)) return null;
  const words = wordsOfEvent(event, picture);
  if (!words) return null;
  const args = { monster: monsterAt(picture, seat), ...causeOf(event, course, picture), ...words[1] };
  const isHead = what === "turn";
  const line: Line = { key: words[0], args, seat, ply, kind: isHead ? "turn" : "event" };
  if (cause) line.cause = cause;
  if (rules.length && !isHead) line.rules = rules;
  return line;
}

// A price stands with what was bought; an eliminated monster's cards go with it; some stay where they are.
function isSaidAlready({ what, seat, amount = 0 }: Happening, last: Happening | undefined, { board }: Course): boolean {
  const place = board?.monsters[seat]?.place;
  if (what === "energy" && last?.what === "bought" && last.seat === seat && last.amount === -amount) return true;
  if (what === "moved") return place === PLACES[amount];
  return (what === "lost_card" && place === "out") || (isCounted(what) && amount === 0);
}

function wordsOfEvent({ what, amount = 0, cause = "", card: copied = "" }: Happening, picture: Picture): [string, Args] | null {
  const { edition } = picture.setup;
  const card = { card: cause, edition };
  if (isCounted(what)) return [amount < 0 ? `log-${what}-lost` : `log-${what}`, { amount: Math.abs(amount) }];
  switch (what) {
    case "moved":
      return [`log-moved-${PLACES[amount] ?? "outside"}`, {}];
    case "bought":
      return ["log-bought", { card, amount }];
    case "lost_card":
    case "took":
    case "revealed":
      return [`log-${what}`, { card }];
    case "copied":
      return ["log-copied", { card, copied: { card: copied, edition } }];
    case "won":
      return [picture.result?.reason === "survivor" ? "log-won-survivor" : "log-won", {}];
    case "turn":
    case "eliminated":
    case "extra_turn":
    case "swept":
    case "reshuffled":
      return [`log-${what}`, {}];
    default:
      return null;
  }
}

/** What the words need to name a cause: `$cause`, of a card its `$title`, of claws `$by` whom. */
function causeOf({ cause = "", seat }: Happening, { board }: Course, picture: Picture): Args {
  const isCard = isThing(cause);
  const title = isCard ? { card: cause, edition: picture.setup.edition } : "";
  const by = board && board.turn !== seat ? monsterAt(picture, board.turn) : "none";
  return { cause: isCard ? "card" : cause.replace(":", "-") || "none", title, by };
}
