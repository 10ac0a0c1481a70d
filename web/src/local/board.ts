// The board as a message, and what is visible from a seat, as in server/updates/board.py and visibility.py.

import tables from "../generated/engine.json";
import type { Board, CardSeen, MonsterSeen, OnOffer } from "../generated/protocol.ts";
import type { Rules } from "./rules.ts";
import { C, facesText, kindOfThing, labelOf, monsterOf, type State } from "./state.ts";

const REPEATED = [C.RESOLVE, C.BUYING]; // steps that repeat until they are finished

export class BoardWriter {
  readonly #rules: Rules;
  readonly #state: State;

  /** `state` is what its viewer may see. */
  constructor(rules: Rules, state: State) {
    this.#rules = rules;
    this.#state = state;
  }

  board(): Board {
    const state = this.#state;
    const [top] = state.thingsAt(C.ON_TOP);
    return {
      edition: tables.editions[state.get("edition")]!.name,
      turn: state.get("turn"),
      step: stepName(state),
      throws: state.get("throws"),
      dice: dice(state.row("dice")),
      monsters: state.seatNumbers.map((seat) => this.#monster(seat)),
      market: state.row("market").map((card) => this.#onOffer(card)),
      deck: state.thingsAt(C.DECK).length + state.thingsAt(C.ON_TOP).length,
      discard: this.#labels(C.DISCARD),
      tiles: this.#labels(C.STACK),
      top: top === undefined ? "" : this.#label(top),
      aside: dice(state.row("aside")),
    };
  }

  // The label with which actions name a thing in this position.
  #label(thing: number): string {
    return labelOf(this.#rules.publicName(this.#state, thing));
  }

  #labels(location: number): string[] {
    return this.#state.thingsAt(location).map((thing) => this.#label(thing));
  }

  #monster(seat: number): MonsterSeen {
    const state = this.#state;
    const things = state.thingsAt(seat);
    const predicted = state.get("prediction", seat);
    const seen = (isTile: boolean): CardSeen[] =>
      things.filter((thing) => (kindOfThing(thing) === C.TILE) === isTile).map((thing) => this.#card(thing));
    return {
      monster: monsterOf(state, seat),
      health: state.get("health", seat),
      stars: state.get("stars", seat),
      energy: state.get("energy", seat),
      place: tables.zones[state.get("place", seat)] as MonsterSeen["place"],
      poison: state.get("poison", seat),
      shrink: state.get("shrink", seat),
      wickedness: state.get("wickedness", seat),
      zombie: state.get("zombie", seat) !== 0,
      prediction: predicted > 0 ? (predicted & C.SEAT_MASK) - 1 : -1,
      stake: predicted > 0 ? predicted >> C.SEAT_BITS : 0,
      cards: seen(false),
      tiles: seen(true),
    };
  }

  #card(thing: number): CardSeen {
    const copier = tables.copiers.indexOf(thing);
    const copied = copier < 0 ? C.NOTHING : this.#state.get("copies", copier);
    const copies = copied === C.NOTHING ? "" : this.#label(copied);
    return { card: this.#label(thing), counter: this.#state.get("counter", thing), copies };
  }

  #onOffer(card: number): OnOffer | null {
    if (card === C.NOTHING) return null;
    const prices = this.#state.seatNumbers.map((seat) => this.#rules.price(this.#state, seat, card));
    return { card: this.#label(card), prices };
  }
}

const dice = (counts: number[]): string => (counts.some(Boolean) ? facesText(counts) : "");

/** The name of the pending decision. */
export const question = (state: State): string => tables.questions[state.top.kind - C.KEEP]!;

/** The name of the current step. `step` is the next one; pending frames belong to the step before. */
function stepName(state: State): string {
  const step = state.get("step");
  const isPending = state.get("depth") > 0 && !REPEATED.includes(step);
  return tables.steps[isPending ? Math.max(C.START_TURN, step - 1) : step]!;
}

// --- visibility ------------------------------------------------------------------------------------

/** The first of these seats that has seen the top card of the deck; NOBODY: none. */
const bestViewer = (state: State, seats: readonly number[]): number =>
  seats.find((seat) => state.get("seen_top", seat)) ?? C.NOBODY;

/** What these seats see together; do not change it. */
export function viewFrom(state: State, seats: readonly number[]): State {
  if (!state.row("seen_top").some(Boolean) || bestViewer(state, seats) !== C.NOBODY) return state;
  const seen = state.copy();
  for (const thing of seen.thingsAt(C.ON_TOP)) seen.set("location", C.DECK, thing);
  for (let seat = 0; seat < C.MAX_SEATS; seat += 1) seen.set("seen_top", 0, seat);
  return seen;
}
