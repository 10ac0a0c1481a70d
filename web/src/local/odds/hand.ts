// A hand: the dice of a monster during its throws, throws left, and the effects of its cards on dice, as in odds/hand.py.

import tables from "../../generated/engine.json";
import { LocalRefusal } from "../refusal.ts";
import { C, effectiveCard, labelOf, nameOf, type State } from "../state.ts";
import { MAX_DICE, sum } from "./dice-sets.ts";

/** An effect of a card on dice. It has free uses, or any number of uses for a price in energy. */
interface DiceModifier {
  kind: "throws" | "rethrow" | "turn"; // more throws; throw dice of a face again; turn dice after the throws
  name: string;
  face: number | null; // to throw again, or to turn to; null: any face
  uses: number;
  price: number;
}

export interface Hand {
  dice: readonly number[]; // on the table, by face
  throws: number;
  toThrow: number; // dice that are not on the table yet
  energy: number;
  modifiers: readonly DiceModifier[];
  isStopped: boolean; // no more throws: dice can only be turned
}

type MakeModifier = (name: string, counters: number, used: number) => DiceModifier;
const MODIFIERS: Readonly<Record<string, MakeModifier>> = {
  smoke_cloud: (name, counters) => ({ kind: "throws", name, face: null, uses: counters, price: 0 }),
  energy_drink: (name) => ({ kind: "throws", name, face: null, uses: 0, price: 1 }),
  background_dweller: (name) => ({ kind: "rethrow", name, face: C.THREE, uses: 0, price: 0 }),
  herd_culler: (name, _, used) => ({ kind: "turn", name, face: C.ONE, uses: 1 - used, price: 0 }),
  plot_twist: (name) => ({ kind: "turn", name, face: null, uses: 1, price: 0 }),
  stretchy: (name) => ({ kind: "turn", name, face: null, uses: 0, price: 2 }),
};

export const countOf = ({ dice, toThrow }: Hand): number => sum(dice) + toThrow;

/** The modifiers of one kind that are usable now or later. */
export const modifiersOf = ({ modifiers, isStopped }: Hand, kind: DiceModifier["kind"]): DiceModifier[] =>
  isStopped && kind !== "turn" ? [] : modifiers.filter((each) => each.kind === kind);

/** The hand of the active monster, from its first throw until its dice are resolved. */
export function handOf(state: State): Hand {
  const pending = Array.from({ length: state.get("depth") }, (_, n) => state.frame(n).kind);
  const { kind, parts } = state.top;
  const toThrow = kind === C.THROW ? parts[1]! : 0;
  const seat = state.get("turn");
  const common = { dice: state.row("dice"), toThrow, energy: state.get("energy", seat) };
  const modifiers = cardModifiers(state, seat);
  const extra = Number(toThrow > 0);
  const hand: Hand = pending.includes(C.KEEP)
    ? { ...common, throws: state.get("throws") + extra, modifiers, isStopped: false }
    : { ...common, throws: extra, modifiers: modifiers.filter((each) => each.kind === "turn"), isStopped: toThrow === 0 };
  if (countOf(hand) < 1 || countOf(hand) > MAX_DICE) throw new LocalRefusal("odds-unknown");
  return hand;
}

// The modifiers of a monster's cards and copies of cards; copies come first.
function cardModifiers(state: State, seat: number): DiceModifier[] {
  const owned = state.thingsAt(seat);
  const isCopy = (thing: number): boolean => effectiveCard(state, thing) !== thing;
  return [...owned.filter(isCopy), ...owned.filter((thing) => !isCopy(thing))].flatMap((thing) => {
    const make = MODIFIERS[nameOf(effectiveCard(state, thing))];
    return make ? [make(labelOf(thing), state.get("counter", thing), state.get("used", thing))] : [];
  });
}

// --- uses ------------------------------------------------------------------------------------------

const changed = (dice: readonly number[], face: number, by: number): number[] => dice.map((n, each) => (each === face ? n + by : n));
const isUsable = ({ energy }: Hand, { price, uses }: DiceModifier): boolean => (price ? energy >= price : uses > 0);

/** Every `use …` action that is possible now, with the hand after it; of modifiers with the same effect only the first. */
export function usesOf(hand: Hand): [string, Hand][] {
  const found = new Map<string, [string, Hand][]>();
  for (const modifier of hand.toThrow ? [] : hand.modifiers) {
    const effect = `${modifier.kind} ${modifier.face} ${modifier.price}`;
    if (!found.get(effect)?.length) found.set(effect, usesOfOne(hand, modifier));
  }
  return [...found.values()].flat();
}

function usesOfOne(hand: Hand, modifier: DiceModifier): [string, Hand][] {
  const { kind, name, face } = modifier;
  if (kind === "turn") return hand.isStopped && isUsable(hand, modifier) ? turnsOf(hand, modifier) : [];
  if (hand.isStopped) return [];
  if (kind === "throws") return isUsable(hand, modifier) ? [[`use ${name}`, { ...paid(hand, modifier), throws: hand.throws + 1 }]] : [];
  if (!hand.dice[face!]) return [];
  return [[`use ${name} ${tables.faces[face!]}`, { ...hand, dice: changed(hand.dice, face!, -1), toThrow: 1, throws: hand.throws + 1 }]];
}

// Turning each die on the table to each face that it does not show.
function turnsOf(hand: Hand, modifier: DiceModifier): [string, Hand][] {
  const faces = [...tables.faces].map((_, face) => face);
  const targets = modifier.face === null ? faces : [modifier.face];
  return faces.flatMap((face) =>
    targets.flatMap((to): [string, Hand][] => {
      if (!hand.dice[face] || to === face) return [];
      const onto = modifier.face === null ? `>${tables.faces[to]}` : "";
      const dice = changed(changed(hand.dice, face, -1), to, +1);
      return [[`use ${modifier.name} ${tables.faces[face]}${onto}`, { ...paid(hand, modifier), dice }]];
    }),
  );
}

// The hand with one use less, or without the energy for it.
function paid(hand: Hand, modifier: DiceModifier): Hand {
  if (modifier.price) return { ...hand, energy: hand.energy - modifier.price };
  return { ...hand, modifiers: hand.modifiers.map((each) => (each === modifier ? { ...each, uses: each.uses - 1 } : each)) };
}
