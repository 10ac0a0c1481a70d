// The choices of the player: the server's legal actions as clickable items.

import type { Asked, Board, Picture } from "../generated/protocol.ts";
import type { CardRef } from "../i18n/index.ts";
import { seatOfMonster } from "./board.ts";
import { faceWord, inOrder } from "./faces.ts";
import { diceOf, parseMove, type Move } from "./notation.ts";
import type { Choice, Choices } from "./types.ts";

type Args = Choice["args"];
type Target = NonNullable<Choice["on"]>;

// Frequent actions are highlighted, costly ones get a warning colour.
const MAIN = new Set(["stop", "yield", "done", "heal", "take", "buy", "copy", "predict"]);
const DANGER = new Set(["stay", "sell", "swap"]);
const PLAIN = new Set(["stop", "heal", "cure poison", "cure shrink", "yield", "stay", "sweep", "done", "pass"]);

export function choicesOf(picture: Picture, seats: readonly number[]): Choices {
  const { asked, board, legal = [] } = picture;
  const none: Choices = { seat: -1, question: "", keeps: new Map(), others: [] };
  if (!asked || !board || !legal.length || !seats.includes(asked.seat)) return none;
  const moves = legal.map((action) => ({ action, move: parseMove(action) }));
  const keeps = moves.filter(({ move }) => move.verb === "keep");
  const others = moves.filter(({ move }) => move.verb !== "keep");
  return {
    seat: asked.seat,
    question: asked.question ?? "",
    keeps: new Map(keeps.map(({ action, move }) => [inOrder(diceOf(move)), action])),
    ...(picture.undo ? { undo: true as const } : {}),
    others: others.map(({ action, move }) => choiceOf(action, move, board, asked)),
  };
}

function choiceOf(action: string, move: Move, board: Board, { seat, question }: Asked): Choice {
  if (question === "predict" && action === "pass") return { action, key: "act-predict-pass", args: {}, tone: "plain" };
  const on = targetOf(move, board, seat);
  const tone = MAIN.has(move.verb) ? "main" : DANGER.has(move.verb) ? "danger" : "plain";
  return { action, ...textOf(move, board, seat), ...(on ? { on } : {}), tone };
}

// --- texts -------------------------------------------------------------------------------------

/** The words of an action in a position. */
export const actionText = (move: Move, board: Board, seat: number): { key: string; args: Args } => textOf(move, board, seat);

function textOf(move: Move, board: Board, seat: number): { key: string; args: Args } {
  const { text, verb, subject, owner, face, turned } = move;
  if (PLAIN.has(text)) return { key: `act-${text.replace(" ", "-")}`, args: {} };
  const card = { card: subject, edition: board.edition };
  const monster = owner || subject;
  const number = Number(subject);
  switch (verb) {
    case "heal":
      return { key: "act-heal-other", args: { monster } };
    case "predict":
      return { key: "act-predict", args: { monster } };
    case "resolve":
      return { key: "act-resolve", args: { face: faceWord(subject) } };
    case "store":
      return { key: "act-store", args: { amount: Number.isFinite(number) ? number : subject } };
    case "use":
      if (turned) return { key: "act-use-turn", args: { card, face: faceWord(face), turned: faceWord(turned) } };
      if (face) return { key: "act-use-die", args: { card, face: faceWord(face) } };
      return { key: "act-use", args: { card } };
    case "buy":
      return purchaseText(move, board, seat, card);
    case "copy":
    case "swap":
      return owner ? { key: `act-${verb}-of`, args: { card, monster } } : { key: `act-${verb}`, args: { card } };
    case "sell":
    case "take":
      return { key: `act-${verb}`, args: { card } };
    default:
      return { key: "act-other", args: { action: text } }; // a newer server may have more actions
  }
}

function purchaseText({ subject, owner }: Move, board: Board, seat: number, card: CardRef): { key: string; args: Args } {
  if (owner) return { key: "act-buy-of", args: { card, monster: owner } };
  const price = board.market.find((offer) => offer?.card === subject)?.prices[seat];
  if (price !== undefined) return { key: "act-buy", args: { card, price } };
  return { key: "act-buy-top", args: { card } };
}

// --- targets -----------------------------------------------------------------------------------

function targetOf({ verb, subject, owner, face }: Move, board: Board, seat: number): Target | null {
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
