// The notation of actions: `keep 11C`, `buy jets`, `roll 113ECH`. See docs/notation.md.

import tables from "../generated/engine.json";
import type { Rules } from "./rules.ts";
import { C, facesIn, facesText, labelOf, monsterOf, seatOf, thingOf, type State } from "./state.ts";

type Texts = Readonly<Record<string, string>>;

const FIXED: Texts = tables.actions.fixed;
const DICE: Texts = tables.actions.dice;
const THINGS: Texts = tables.actions.things;
const SEATS: Texts = tables.actions.seats;
const NAMES_OWNER = new Set(tables.actions.names_owner);

export const pack = (kind: number, first = 0, second = 0, third = 0): number => (kind << 24) | (first << 16) | (second << 8) | third;
export const kindOf = (action: number): number => action >> 24;
export const firstOf = (action: number): number => (action >> 16) & 255;
const secondOf = (action: number): number => (action >> 8) & 255;
const thirdOf = (action: number): number => action & 255;
const shiftOf = (face: number): number => 4 * (C.FACES - 1 - face);
const diceOf = (action: number): number[] => [...tables.faces].map((_, face) => (action >> shiftOf(face)) & 15);

/** The action that rolls these dice. */
export const rollOf = (counts: readonly number[]): number =>
  pack(C.A_ROLL) + counts.reduce((sum, count, face) => sum + (count << shiftOf(face)), 0);

/** The notation of an action in the position in which it is taken. */
export function actionText(rules: Rules, state: State, action: number): string {
  const kind = kindOf(action);
  const first = firstOf(action);
  const face = (n: number): string => tables.faces[n]!;
  if (kind in FIXED) return FIXED[kind]!;
  if (kind in DICE) return `${DICE[kind]} ${facesText(diceOf(action))}`;
  if (kind in SEATS) return `${SEATS[kind]} ${monsterOf(state, first)}`;
  if (kind === C.A_RESOLVE) return `resolve ${face(first)}`;
  if (kind === C.A_STORE) return `store ${first}`;
  if (kind === C.A_USE_DIE) return `use ${labelOf(first)} ${face(secondOf(action))}`;
  if (kind === C.A_TURN_DIE) return `use ${labelOf(first)} ${face(secondOf(action))}>${face(thirdOf(action))}`;
  return `${THINGS[kind]} ${labelOf(first)}${ownerSuffix(rules, state, kind, first)}`;
}

// ` of gigazaur` if the card belongs to a monster and the action names the owner.
function ownerSuffix(rules: Rules, state: State, kind: number, name: number): string {
  if (!NAMES_OWNER.has(kind)) return "";
  const owner = state.get("location", rules.thingNamed(state, name));
  return owner < C.MAX_SEATS ? ` of ${monsterOf(state, owner)}` : "";
}

/** The action that a move names: a legal action, or an outcome of chance; null: none. */
export function parseMove(rules: Rules, state: State, move: string): number | null {
  const text = move.split(": ").at(-1)!;
  if (rules.actor(state) >= 0) return rules.legal(state).find((action) => actionText(rules, state, action) === text) ?? null;
  const [verb = "", what = ""] = text.split(" ");
  if (verb === DICE[C.A_ROLL]) return rollOf(facesIn(what));
  if (verb === SEATS[C.A_STARTS]) return pack(C.A_STARTS, seatOf(state, what));
  const kind = [C.A_REVEAL, C.A_LAY].find((each) => THINGS[each] === verb);
  return kind && thingOf(what) !== C.NOTHING ? pack(kind, thingOf(what)) : null;
}
