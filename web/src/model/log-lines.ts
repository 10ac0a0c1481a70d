// An update as log lines, with cause and rules. A line has a catalogue key and arguments that are ids, so that it can
// be shown in each language.

import type { Happening, Picture, Step, Update } from "../generated/protocol.ts";
import { monsterAt } from "./board.ts";
import { BoardTracker, decidesWhoBegins, isCounted, ZONES, type Throw } from "./board-tracker.ts";
import { faceWord } from "./faces.ts";
import { diceOf, parseMove, type Move } from "./notation.ts";
import { isThing } from "./printed-cards.svelte.ts";
import { tableEventLines } from "./table-events.ts";
import type { Line } from "./types.ts";

type Args = Line["args"];

const QUIET = new Set(["pass", "done", "lay", "starts"]); // only their events have lines
const QUIET_IF_FORCED = new Set(["stop", "keep", "resolve", "heal"]); // no line if forced
// For these moves the event has more detail.
const COVERED_BY: Readonly<Record<string, string>> = {
  buy: "bought", yield: "moved", sell: "lost_card", take: "took", sweep: "swept", copy: "copied", reveal: "revealed", predict: "predicted",
};
const WITHOUT_LINE = new Set(["used"]); // the move has the line
const WITHOUT_WINNER: Record<string, string> = { nobody: "log-nobody-won", standstill: "log-standstill" };
const PLAIN = new Set(["stop", "heal", "cure poison", "cure shrink", "yield", "stay", "sweep"]);

export function logLines(update: Update, before: Picture | null): Line[] {
  const { picture, steps = [] } = update;
  const lines = tableEventLines(update, before);
  const tracker = new BoardTracker(before, update);
  if (update.what === "started") lines.push(...startLines(steps, picture));
  for (const step of steps) lines.push(...linesOfStep(step, tracker, picture));
  const isNew = picture.phase === "over" && before?.phase !== "over";
  const endKey = isNew && WITHOUT_WINNER[picture.result?.reason ?? ""];
  if (endKey) lines.push({ key: endKey, args: {}, seat: -1, ply: picture.ply, kind: "table" });
  return lines;
}

function startLines(steps: readonly Step[], { ply }: Picture): Line[] {
  const line = (key: string): Line => ({ key, args: {}, seat: -1, ply: steps[0]?.ply ?? ply, kind: "table" });
  return decidesWhoBegins(steps) ? [line("log-started"), line("log-first-throw")] : [line("log-started")];
}

function linesOfStep(step: Step, tracker: BoardTracker, picture: Picture): Line[] {
  const thrown = tracker.applyMove(step);
  const line = thrown ? lineOfThrow(thrown, step, picture) : lineOfMove(step, picture);
  const lines = [...(line ? [line] : []), ...reasonLines(step, picture)];
  (step.events ?? []).forEach((event, n, events) => {
    const eventLine = lineOfEvent(event, events[n - 1], step, tracker, picture);
    tracker.applyEvent(event);
    if (eventLine) lines.push(eventLine);
  });
  return lines;
}

function reasonLines({ reason, ply, seat = -1 }: Step, picture: Picture): Line[] {
  if (!reason) return [];
  return [{ key: "log-reason", args: { monster: monsterAt(picture, seat), reason }, seat, ply, kind: "reason" }];
}

// --- moves -------------------------------------------------------------------------------------

// The throws that decide who begins have no seat: one line stands for all of them.
function lineOfThrow({ seat, faces, purpose }: Throw, { ply }: Step, picture: Picture): Line | null {
  if (purpose === "first") return null;
  const key = purpose === "turn" ? "log-roll" : `log-roll-${purpose}`;
  const args: Args = seat < 0 ? {} : { monster: monsterAt(picture, seat) };
  return { key, args, seat, ply, kind: "move", dice: faces };
}

function lineOfMove(step: Step, picture: Picture): Line | null {
  const { move, ply, seat = -1, why = "table", events = [] } = step;
  const parts = parseMove(move);
  const isForced = why === "table" && QUIET_IF_FORCED.has(parts.verb);
  if (QUIET.has(parts.verb) || isForced || events.some(({ what }) => what === COVERED_BY[parts.verb])) return null;
  const [key, more] = textOfMove(parts, picture.setup.edition);
  const line: Line = { key, args: { monster: monsterAt(picture, seat), why, ...more }, seat, ply, kind: "move" };
  if (parts.verb === "keep" && diceOf(parts)) line.dice = diceOf(parts);
  if (isThing(parts.subject)) line.cause = parts.subject;
  return line;
}

function textOfMove(move: Move, edition: string): [key: string, args: Args] {
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
      return ["log-other", { action: text }]; // a newer server may have more actions
  }
}

// --- events ------------------------------------------------------------------------------------

function lineOfEvent(event: Happening, last: Happening | undefined, { ply }: Step, tracker: BoardTracker, picture: Picture): Line | null {
  const { what, seat, rules = [], cause = "" } = event;
  if (WITHOUT_LINE.has(what) || isCovered(event, last, tracker)) return null;
  const text = textOfEvent(event, picture);
  if (!text) return null;
  const args = { monster: monsterAt(picture, seat), ...causeArgs(event, tracker, picture), ...text[1] };
  const isHead = what === "turn";
  const line: Line = { key: text[0], args, seat, ply, kind: isHead ? "turn" : "event" };
  if (cause) line.cause = cause;
  if (rules.length && !isHead) line.rules = rules;
  return line;
}

// Events that another line covers: the price of a bought card, cards of an eliminated monster, moves to the same zone.
function isCovered({ what, seat, amount = 0 }: Happening, last: Happening | undefined, { board }: BoardTracker): boolean {
  const place = board?.monsters[seat]?.place;
  if (what === "energy" && last?.what === "bought" && last.seat === seat && last.amount === -amount) return true;
  if (what === "moved") return place === ZONES[amount];
  return (what === "lost_card" && place === "out") || (isCounted(what) && amount === 0);
}

function textOfEvent({ what, amount = 0, cause = "", card: copied = "" }: Happening, picture: Picture): [string, Args] | null {
  const { edition } = picture.setup;
  const card = { card: cause, edition };
  if (isCounted(what)) return [amount < 0 ? `log-${what}-lost` : `log-${what}`, { amount: Math.abs(amount) }];
  switch (what) {
    case "moved":
      return cause === "knockout" ? ["log-got-up", {}] : [`log-moved-${ZONES[amount] ?? "outside"}`, {}];
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
    case "predicted":
      return ["log-predicted", { other: monsterAt(picture, amount) }];
    case "turn":
    case "eliminated":
    case "knocked_out":
    case "extra_turn":
    case "swept":
    case "reshuffled":
      return [`log-${what}`, {}];
    default:
      return null;
  }
}

/** The text arguments for a cause: `$cause`, a card's `$title`, and `$by` for the attacker. */
function causeArgs({ cause = "", seat }: Happening, { board }: BoardTracker, picture: Picture): Args {
  const isCard = isThing(cause);
  const title = isCard ? { card: cause, edition: picture.setup.edition } : "";
  const by = board && board.turn !== seat ? monsterAt(picture, board.turn) : "none";
  return { cause: isCard ? "card" : cause.replace(":", "-") || "none", title, by };
}
