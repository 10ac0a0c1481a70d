// The board between two pictures: what it looks like when so many moves and events have happened.
// It knows no rules: it adds up what the server tells. Where that is not enough, the next picture says it.

import type { Board, CardSeen, Happening, MonsterSeen, OnOffer, Picture, Step, Update } from "../generated/protocol.ts";
import { thingOf } from "./board.ts";
import { countOf, holds, inOrder, without } from "./faces.ts";
import { diceOf, parse } from "./notation.ts";

export const PLACES = ["outside", "city", "bay"] as const;

/** Dice that fall: who throws them (-1: not known), for what, and which of those that lie stay. */
export interface Throw {
  seat: number;
  faces: string;
  kept: string;
  purpose: "turn" | "card" | "first"; // the dice of a turn; for a card; for who begins
}

const COUNTED = { stars: "stars", energy: "energy", health: "health", wickedness: "wickedness", poison: "poison", shrink: "shrink" } as const;
type Counted = keyof typeof COUNTED;
export const isCounted = (what: string): what is Counted => Object.hasOwn(COUNTED, what);

// What is left in front of an eliminated monster.
const GONE = { place: "out", health: 0, energy: 0, poison: 0, shrink: 0 } as const;

/** A board that follows an update, one move and event after the other. */
export class Course {
  board: Board | null;
  private kept: string | null = null; // with a throw to come: the dice that stay
  private isAside = false; // … and whether they were thrown for a card
  private begins: boolean; // who has the first turn is not known yet
  private readonly end: Board | null;

  constructor(before: Picture | null, update: Update) {
    this.end = update.picture.board ?? null;
    this.board = before?.board ?? beginningOf(this.end, update.steps ?? []);
    this.begins = update.what === "started" && decidesWhoBegins(update.steps ?? []);
  }

  /** A move is made: dice are kept, turned or thrown. What else it does its events tell. */
  move(step: Step): Throw | null {
    const move = parse(step.move);
    if (!this.board) return null;
    if (move.verb === "roll") return this.thrown(diceOf(move));
    if (move.verb === "keep") this.keep(diceOf(move));
    else if (move.turned) this.change({ dice: inOrder(without(this.board.dice, move.face) + move.turned) });
    else if (move.face) this.pick(move.face);
    else if (move.verb === "lay") this.change({ tiles: [...(this.board.tiles ?? []).filter((tile) => tile !== move.subject), move.subject] });
    else if (move.verb === "reveal" && !step.events?.length && thingOf(move.subject)) this.change({ top: move.subject });
    return null;
  }

  /** Something happens. */
  happens(event: Happening): void {
    if (event.what === "turn") {
      this.begins = false;
      this.kept = null;
    }
    if (this.board) this.board = after(this.board, event, this.end);
  }

  private keep(kept: string): void {
    this.kept = kept;
    this.isAside = false;
    if (this.board) this.change({ throws: Math.max(0, this.board.throws - 1) });
  }

  // A card is used on one die; if it is thrown again, the others stay.
  private pick(face: string): void {
    const { dice = "", aside = "" } = this.board ?? {};
    this.isAside = countOf(aside, face) > 0;
    this.kept = without(this.isAside ? aside : dice, face);
  }

  private thrown(faces: string): Throw {
    const kept = this.kept ?? "";
    const lying = this.board?.dice ?? "";
    const isForCard = !this.begins && (this.kept === null ? lying !== "" : this.isAside);
    this.kept = null;
    if (isForCard) {
      this.change({ aside: inOrder(kept + faces) });
      return { seat: -1, faces, kept, purpose: "card" };
    }
    this.change({ dice: inOrder(kept + faces), aside: "" });
    if (this.begins) return { seat: -1, faces, kept: "", purpose: "first" };
    return { seat: this.board?.turn ?? -1, faces, kept: holds(lying, kept) ? kept : "", purpose: "turn" };
  }

  private change(changes: Partial<Board>): void {
    if (this.board) this.board = { ...this.board, ...changes };
  }
}

/** Whether dice are thrown for the first turn: before it there is nothing but chance. */
export function decidesWhoBegins(steps: readonly Step[]): boolean {
  const first = steps.findIndex(({ events = [] }) => events.some(({ what }) => what === "turn"));
  const opening = steps.slice(0, first + 1);
  return opening.every(({ seat = -1 }) => seat < 0) && opening.some(({ move }) => move.startsWith("roll "));
}

// --- before the first picture ------------------------------------------------------------------

// A new game: what lies there at the end, less all that the steps brought.
function beginningOf(end: Board | null, steps: readonly Step[]): Board | null {
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

/** The board after an event; `end` knows the prices of cards that come up. */
function after(board: Board, event: Happening, end: Board | null): Board {
  const { what, seat, amount = 0, cause = "", card = "" } = event;
  if (isCounted(what)) return withMonster(board, seat, (m) => ({ ...m, [what]: Math.max(0, (m[what] ?? 0) + amount) }));
  switch (what) {
    case "turn":
      return { ...board, turn: seat, dice: "", aside: "", throws: end?.turn === seat ? end.throws : board.throws };
    case "moved":
      return withMonster(board, seat, (m) => ({ ...m, place: PLACES[amount] ?? m.place }));
    case "eliminated":
      return withMonster(board, seat, (m) => ({ ...m, ...GONE }));
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
      return withMonster(board, seat, (m) => ({ ...m, cards: copying(m.cards, cause, card), tiles: copying(m.tiles, cause, card) }));
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

const copying = (cards: readonly CardSeen[] | undefined, label: string, copies: string): CardSeen[] =>
  (cards ?? []).map((card) => (card.card === label ? { ...card, copies } : card));

// From the market, from the top of the deck, or from somebody.
function bought(board: Board, seat: number, label: string): Board {
  const isKept = thingOf(label)?.kind === "keep";
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

// A card goes to the discard pile, a tile back to the others.
function lost(board: Board, seat: number, label: string): Board {
  const cleared = withMonster(board, seat, (m) => ({ ...m, cards: cardsWithout(m.cards, label), tiles: cardsWithout(m.tiles, label) }));
  if (thingOf(label)?.kind === "tile") return cleared;
  const discard = board.discard ?? [];
  return { ...cleared, discard: discard.includes(label) ? discard : [...discard, label] };
}

// Prices are those of the next picture that has the card; one that is gone by then has none.
function withOffer(board: Board, end: Board | null, slot: number, card: string): (OnOffer | null)[] {
  const known = end?.market.find((offer) => offer?.card === card);
  return board.market.map((offer, n) => (n === slot ? (known ?? { card, prices: [] }) : offer));
}
