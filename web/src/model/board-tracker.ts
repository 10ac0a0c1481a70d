// The board between two pictures: applies the moves and events of an update one by one. It knows no rules; what the
// events do not tell is corrected by the next picture.

import type { Board, CardSeen, Happening, MonsterSeen, OnOffer, Picture, Step, Update } from "../generated/protocol.ts";
import { printedCard } from "./printed-cards.svelte.ts";
import { countOf, holds, inOrder, without } from "./faces.ts";
import { diceOf, parseMove } from "./notation.ts";

export const ZONES = ["outside", "city", "bay"] as const;

/** A throw of dice: the seat (-1: unknown), the faces thrown, the faces kept, and the purpose. */
export interface Throw {
  seat: number;
  faces: string;
  kept: string;
  purpose: "turn" | "card" | "first"; // dice of a turn; for a card; to find the first player
}

const COUNTED = { stars: "stars", energy: "energy", health: "health", wickedness: "wickedness", poison: "poison", shrink: "shrink" } as const;
type Counted = keyof typeof COUNTED;
export const isCounted = (what: string): what is Counted => Object.hasOwn(COUNTED, what);

// The state of an eliminated monster.
const ELIMINATED = { place: "out", health: 0, energy: 0, poison: 0, shrink: 0 } as const;

/** Tracks the board through an update, one move or event at a time. */
export class BoardTracker {
  board: Board | null;
  private kept: string | null = null; // faces kept for the coming throw
  private isAside = false; // the kept faces belong to dice thrown for a card
  private begins: boolean; // the first player is not known yet
  private readonly end: Board | null;

  constructor(before: Picture | null, update: Update) {
    this.end = update.picture.board ?? null;
    this.board = before?.board ?? initialBoard(this.end, update.steps ?? []);
    this.begins = update.what === "started" && decidesWhoBegins(update.steps ?? []);
  }

  /** Apply a move: dice are kept, turned or thrown. Its other effects come as events. */
  applyMove(step: Step): Throw | null {
    const move = parseMove(step.move);
    if (!this.board) return null;
    if (move.verb === "roll") return this.recordThrow(diceOf(move));
    if (move.verb === "keep") this.keep(diceOf(move));
    else if (move.turned) this.change({ dice: inOrder(without(this.board.dice, move.face) + move.turned) });
    else if (move.face) this.pick(move.face);
    else if (move.verb === "lay") this.change({ tiles: [...(this.board.tiles ?? []).filter((tile) => tile !== move.subject), move.subject] });
    else if (move.verb === "reveal" && !step.events?.length && printedCard(move.subject)) this.change({ top: move.subject });
    return null;
  }

  /** Apply an event. */
  applyEvent(event: Happening): void {
    if (event.what === "turn") {
      this.begins = false;
      this.kept = null;
    }
    if (this.board) this.board = boardAfter(this.board, event, this.end);
  }

  private keep(kept: string): void {
    this.kept = kept;
    this.isAside = false;
    if (this.board) this.change({ throws: Math.max(0, this.board.throws - 1) });
  }

  // A card is used on one die; if that die is thrown again, the others are kept.
  private pick(face: string): void {
    const { dice = "", aside = "" } = this.board ?? {};
    this.isAside = countOf(aside, face) > 0;
    this.kept = without(this.isAside ? aside : dice, face);
  }

  private recordThrow(faces: string): Throw {
    const kept = this.kept ?? "";
    const onTable = this.board?.dice ?? "";
    const isForCard = !this.begins && (this.kept === null ? onTable !== "" : this.isAside);
    this.kept = null;
    if (isForCard) {
      this.change({ aside: inOrder(kept + faces) });
      return { seat: -1, faces, kept, purpose: "card" };
    }
    this.change({ dice: inOrder(kept + faces), aside: "" });
    if (this.begins) return { seat: -1, faces, kept: "", purpose: "first" };
    return { seat: this.board?.turn ?? -1, faces, kept: holds(onTable, kept) ? kept : "", purpose: "turn" };
  }

  private change(changes: Partial<Board>): void {
    if (this.board) this.board = { ...this.board, ...changes };
  }
}

/** Whether dice decide who begins: then only chance steps precede the first turn. */
export function decidesWhoBegins(steps: readonly Step[]): boolean {
  const first = steps.findIndex(({ events = [] }) => events.some(({ what }) => what === "turn"));
  const opening = steps.slice(0, first + 1);
  return opening.every(({ seat = -1 }) => seat < 0) && opening.some(({ move }) => move.startsWith("roll "));
}

// --- before the first picture ------------------------------------------------------------------

// A new game: the board after the update, with the effects of its steps subtracted.
function initialBoard(end: Board | null, steps: readonly Step[]): Board | null {
  if (!end) return null;
  const events = steps.flatMap((step) => step.events ?? []);
  const shown = events.filter(({ what }) => what === "revealed");
  const monsters = end.monsters.map((monster, seat): MonsterSeen => {
    const mine = events.filter((event) => event.seat === seat);
    const counted = Object.keys(COUNTED).filter(isCounted).map((what) => {
      const brought = mine.filter((event) => event.what === what).reduce((sum, { amount = 0 }) => sum + amount, 0);
      return [what, (monster[what] ?? 0) - brought];
    });
    const place = mine.some(({ what }) => what === "moved") ? "outside" : monster.place;
    return { ...monster, ...Object.fromEntries(counted), place };
  });
  const market = end.market.map((offer, slot) => (shown.some(({ amount = 0 }) => amount === slot) ? null : offer));
  return { ...end, monsters, market, deck: end.deck + shown.length, dice: "", aside: "" };
}

// --- events ------------------------------------------------------------------------------------

/** The board after an event; `end` has the prices of revealed cards. */
function boardAfter(board: Board, event: Happening, end: Board | null): Board {
  const { what, seat, amount = 0, cause = "", card = "" } = event;
  if (isCounted(what)) return withMonster(board, seat, (m) => ({ ...m, [what]: Math.max(0, (m[what] ?? 0) + amount) }));
  switch (what) {
    case "turn":
      return { ...board, turn: seat, dice: "", aside: "", throws: end?.turn === seat ? end.throws : board.throws };
    case "moved":
      return withMonster(board, seat, (m) => ({ ...m, place: ZONES[amount] ?? m.place }));
    case "eliminated":
      return withMonster(board, seat, (m) => ({ ...m, ...ELIMINATED }));
    case "knocked_out":
      return withMonster(board, seat, (m) => ({ ...m, place: "down" }));
    case "predicted":
      return withMonster(board, seat, (m) => ({ ...m, prediction: amount }));
    case "bought":
      return bought(board, seat, cause);
    case "lost_card":
      return lost(board, seat, cause);
    case "took":
      return {
        ...withMonster(board, seat, (m) => ({ ...m, tiles: [...(m.tiles ?? []), { card: cause }] })),
        tiles: (board.tiles ?? []).filter((tile) => tile !== cause),
      };
    case "copied":
      return withMonster(board, seat, (m) => ({ ...m, cards: withCopy(m.cards, cause, card), tiles: withCopy(m.tiles, cause, card) }));
    case "revealed":
      return { ...board, market: withOffer(board, end, amount, cause), deck: Math.max(0, board.deck - 1), top: board.top === cause ? "" : board.top };
    case "swept":
      return { ...board, market: board.market.map(() => null), discard: [...(board.discard ?? []), ...offered(board)] };
    case "reshuffled":
      return { ...board, deck: board.deck + (board.discard?.length ?? 0), discard: [] };
    default:
      return board;
  }
}

function withMonster(board: Board, seat: number, change: (monster: MonsterSeen) => MonsterSeen): Board {
  return { ...board, monsters: board.monsters.map((monster, n) => (n === seat ? change(monster) : monster)) };
}

const offered = (board: Board): string[] => board.market.flatMap((offer) => (offer ? [offer.card] : []));

const cardsWithout = (cards: readonly CardSeen[] | undefined, label: string): CardSeen[] =>
  (cards ?? []).filter(({ card }) => card !== label);

const withCopy = (cards: readonly CardSeen[] | undefined, label: string, copies: string): CardSeen[] =>
  (cards ?? []).map((card) => (card.card === label ? { ...card, copies } : card));

// The card comes from the market, from the top of the deck, or from another monster.
function bought(board: Board, seat: number, label: string): Board {
  const isKept = printedCard(label)?.kind === "keep";
  const isOnTop = board.top === label;
  const monsters = board.monsters.map((monster, n): MonsterSeen => {
    const cards = cardsWithout(monster.cards, label);
    return { ...monster, cards: n === seat && isKept ? [...cards, { card: label }] : cards };
  });
  return {
    ...board,
    monsters,
    market: board.market.map((offer) => (offer?.card === label ? null : offer)),
    deck: board.deck - Number(isOnTop),
    top: isOnTop ? "" : board.top,
    discard: isKept ? board.discard : [...(board.discard ?? []), label],
  };
}

// A card goes to the discard pile, a tile back to the supply.
function lost(board: Board, seat: number, label: string): Board {
  const cleared = withMonster(board, seat, (m) => ({ ...m, cards: cardsWithout(m.cards, label), tiles: cardsWithout(m.tiles, label) }));
  if (printedCard(label)?.kind === "tile") return cleared;
  const discard = board.discard ?? [];
  return { ...cleared, discard: discard.includes(label) ? discard : [...discard, label] };
}

// The prices are those of the next picture; a card that is gone by then has none.
function withOffer(board: Board, end: Board | null, slot: number, card: string): (OnOffer | null)[] {
  const known = end?.market.find((offer) => offer?.card === card);
  return board.market.map((offer, n) => (n === slot ? (known ?? { card, prices: [] }) : offer));
}
