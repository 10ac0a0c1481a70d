// What the person at this browser may do now: the legal actions of the server, each as something to click.

import type { Board, Picture } from "../generated/protocol.ts";
import type { CardNamed } from "../words/index.ts";
import { seatOfMonster } from "./board.ts";
import { faceWord, inOrder } from "./faces.ts";
import { diceOf, parse, type Move } from "./notation.ts";
import type { Choice, Choices } from "./types.ts";

type Args = Choice["args"];
type On = NonNullable<Choice["on"]>;

// What one most often wants, and what may cost one dearly.
const MAIN = new Set(["yield", "done", "heal", "take", "buy", "copy"]);
const DANGER = new Set(["stay", "sell", "swap"]);
const PLAIN = new Set(["stop", "heal", "cure poison", "cure shrink", "yield", "stay", "sweep", "done", "pass"]);

export function choicesOf(picture: Picture, seats: readonly number[]): Choices {
  const { asked, board, legal = [] } = picture;
  const none: Choices = { seat: -1, question: "", keeps: new Map(), others: [] };
  if (!asked || !board || !legal.length || !seats.includes(asked.seat)) return none;
  const moves = legal.map((action) => ({ action, move: parse(action) }));
  const keeps = moves.filter(({ move }) => move.verb === "keep");
  const stop = moves.find(({ move }) => move.text === "stop");
  const others = moves.filter(({ move }) => move.verb !== "keep" && move.text !== "stop");
  return {
    seat: asked.seat,
    question: asked.question ?? "",
    keeps: new Map(keeps.map(({ action, move }) => [inOrder(diceOf(move)), action])),
    ...(stop ? { stop: stop.action } : {}),
    ...(picture.undo ? { undo: true as const } : {}),
    others: others.map(({ action, move }) => choiceOf(action, move, board, asked.seat)),
  };
}

function choiceOf(action: string, move: Move, board: Board, seat: number): Choice {
  const on = thingDoneWith(move, board, seat);
  const tone = MAIN.has(move.verb) ? "main" : DANGER.has(move.verb) ? "danger" : "plain";
  return { action, ...wordsOf(move, board, seat), ...(on ? { on } : {}), tone };
}

// --- words -------------------------------------------------------------------------------------

function wordsOf(move: Move, board: Board, seat: number): { key: string; args: Args } {
  const { text, verb, subject, owner, face, turned } = move;
  if (PLAIN.has(text)) return { key: `act-${text.replace(" ", "-")}`, args: {} };
  const card = { card: subject, edition: board.edition };
  const monster = owner || subject;
  const number = Number(subject);
  switch (verb) {
    case "heal":
      return { key: "act-heal-other", args: { monster } };
    case "resolve":
      return { key: "act-resolve", args: { face: faceWord(subject) } };
    case "store":
      return { key: "act-store", args: { amount: Number.isFinite(number) ? number : subject } };
    case "use":
      if (turned) return { key: "act-use-turn", args: { card, face: faceWord(face), turned: faceWord(turned) } };
      if (face) return { key: "act-use-die", args: { card, face: faceWord(face) } };
      return { key: "act-use", args: { card } };
    case "buy":
      return buying(move, board, seat, card);
    case "copy":
    case "swap":
      return owner ? { key: `act-${verb}-of`, args: { card, monster } } : { key: `act-${verb}`, args: { card } };
    case "sell":
    case "take":
      return { key: `act-${verb}`, args: { card } };
    default:
      return { key: "act-other", args: { action: text } }; // a later server may know more
  }
}

function buying({ subject, owner }: Move, board: Board, seat: number, card: CardNamed): { key: string; args: Args } {
  if (owner) return { key: "act-buy-of", args: { card, monster: owner } };
  const price = board.market.find((offer) => offer?.card === subject)?.prices[seat];
  if (price !== undefined) return { key: "act-buy", args: { card, price } };
  return { key: "act-buy-top", args: { card } };
}

// --- what it is done with ----------------------------------------------------------------------

function thingDoneWith({ verb, subject, owner, face }: Move, board: Board, seat: number): On | null {
  if (verb === "resolve") return { face: subject };
  if (verb === "heal" && subject) return { monster: seatOfMonster(board, subject) };
  if (verb === "use") return face ? { card: subject, face } : { card: subject };
  if (verb === "sell") return { card: subject, monster: seat };
  if (verb === "take") return { card: subject };
  if (!["buy", "copy", "swap"].includes(verb)) return null;
  if (owner) return { card: subject, monster: seatOfMonster(board, owner) };
  const slot = board.market.findIndex((offer) => offer?.card === subject);
  return slot >= 0 && verb === "buy" ? { card: subject, slot } : { card: subject };
}
