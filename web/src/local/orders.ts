// Standing orders: decisions that the table makes for a player without asking, as in server/tables/standing_orders.py.

import tables from "../generated/engine.json";
import type { Orders } from "../generated/protocol.ts";
import { viewFrom } from "./board.ts";
import { firstOf, kindOf, pack } from "./notation.ts";
import { dangerIfStaying } from "./odds/odds.ts";
import type { Rules } from "./rules.ts";
import { C, effectiveCard, nameOf, type State } from "./state.ts";

/** The legal action that orders choose in the decision of `seat`; null: ask the player. */
export function orderedAction(rules: Rules, orders: Orders, state: State, seat: number): number | null {
  const { kind } = state.top;
  if (kind === C.YIELD) return tokyoAction(rules, orders, state, seat);
  const isShop = kind === C.BUY || kind === C.OPPORTUNITY;
  if (isShop && state.get("energy", seat) < (orders.buy_from ?? 0)) return pack(kind === C.BUY ? C.A_DONE : C.A_PASS);
  return orders.cards && Object.keys(orders.cards).length ? new CardOrders(rules, orders.cards, state).action(seat) : null;
}

function tokyoAction(rules: Rules, orders: Orders, state: State, seat: number): number | null {
  const { tokyo, hearts, danger } = { ...tables.defaults.orders, ...orders };
  if (tokyo === "ask") return null;
  if (tokyo === "danger") {
    const chance = dangerIfStaying(rules, viewFrom(state, [seat]), seat);
    return chance === null ? null : pack(100 * chance >= danger - C.ROUNDING_ERROR ? C.A_YIELD : C.A_STAY);
  }
  const left = Math.max(0, state.get("health", seat) - rules.heartsLost(state, seat));
  return pack(tokyo === "yield" || (tokyo === "hearts" && left <= hearts) ? C.A_YIELD : C.A_STAY);
}

class CardOrders {
  constructor(
    private readonly rules: Rules,
    private readonly cards: NonNullable<Orders["cards"]>,
    private readonly state: State,
  ) {}

  // Use a card that is always used. Otherwise decline if all offered cards are never used.
  action(seat: number): number | null {
    const used = this.#cardToUse(seat);
    if (used !== null) return used;
    const { kind, parts } = this.state.top;
    if (kind === C.SWAP) return this.#isRefused(parts[1]!) ? pack(C.A_PASS) : null;
    if (kind === C.OPPORTUNITY) return this.#claims(seat).every((source) => this.#isRefused(source)) ? pack(C.A_PASS) : null;
    const legal = this.rules.legal(this.state);
    const remaining = legal.filter((action) => !this.#isRefusedUse(action));
    return remaining.length === 1 && legal.length > 1 ? remaining[0]! : null;
  }

  // The first offer, in the sequence of the orders, that is always accepted.
  #cardToUse(seat: number): number | null {
    const { kind } = this.state.top;
    const list = kind === C.PROTECT ? this.rules.protections : kind === C.GO_ON ? this.rules.moreTurns : null;
    if (!list) return null;
    const offers = list(this.state, seat);
    const names = Object.entries(this.cards).flatMap(([name, what]) => (what === "use" ? [name] : []));
    for (const name of names) {
      const offer = offers.find((action) => this.#orderedName(this.#source(action)) === name);
      if (offer !== undefined) return offer;
    }
    return null;
  }

  #isRefusedUse(action: number): boolean {
    const kind = kindOf(action);
    return kind >= C.A_USE && kind <= C.A_TURN_DIE && this.#isRefused(this.#source(action));
  }

  // The card or tile that an action uses.
  #source(action: number): number {
    return this.rules.thingNamed(this.state, firstOf(action));
  }

  // The things of a monster that can claim a card: cards, and copies of them.
  #claims(seat: number): number[] {
    const own = tables.claims.filter((card) => this.state.get("location", card) === seat);
    const copiers = tables.copiers.filter((copier, k) => {
      const isCopy = tables.claims.includes(this.state.get("copies", k));
      return copier !== C.NOTHING && isCopy && this.state.get("location", copier) === seat;
    });
    return [...own, ...copiers];
  }

  #isRefused(source: number): boolean {
    return this.cards[this.#orderedName(source)] === "never";
  }

  // The name under which orders list a thing: its own, or that of the copied card.
  #orderedName(source: number): string {
    const own = nameOf(source);
    return own in this.cards ? own : nameOf(effectiveCard(this.state, source));
  }
}
