// Setup of a new game, as in rules/setup.py.

import tables from "../generated/engine.json";
import type { Choices } from "../generated/protocol.ts";
import type { Rules } from "./rules.ts";
import { C, State } from "./state.ts";

type EditionTable = (typeof tables.editions)[number];

export const editionOf = (name: string): EditionTable => tables.editions.find((edition) => edition.name === name)!;

/** A new game. Its first actor is chance. */
export function newGame(rules: Rules, edition: string, monsters: readonly string[], options: Choices): State {
  const state = initialState(edition, monsters, options);
  pushOpening(state, editionOf(edition), options);
  rules.runUntilDecision(state);
  return state;
}

/** The state before the setup draws: an empty agenda and an empty market. */
export function initialState(name: string, monsters: readonly string[], options: Choices = {}): State {
  const state = new State();
  const edition = editionOf(name);
  state.set("edition", tables.editions.indexOf(edition));
  state.set("seats", monsters.length);
  setFlags(state, edition, options);
  monsters.forEach((monster, seat) => {
    state.set("monster", tables.monsters.indexOf(monster), seat);
    state.set("health", C.FULL_HEALTH, seat);
  });
  for (let thing = 0; thing < C.THINGS; thing += 1) state.set("location", C.GONE, thing);
  for (const thing of deckOf(edition, options)) state.set("location", C.DECK, thing);
  const { tiles = "red" } = options;
  if (tiles !== "mixed") for (const [red, green] of edition.tiles) state.set("location", C.STACK, tiles === "red" ? red! : green!);
  for (let slot = 0; slot < C.SLOTS; slot += 1) state.set("market", C.NOTHING, slot);
  for (let copier = 0; copier < C.COPIERS; copier += 1) state.set("copies", C.NOTHING, copier);
  return state;
}

function deckOf(edition: EditionTable, { deck = "full", knockout = "eliminated" }: Choices): number[] {
  if (deck === "none") return [];
  return edition.deck.filter((thing) => knockout === "eliminated" || !tables.revivals.includes(thing)); // without use: no monster is eliminated
}

function setFlags(state: State, edition: EditionTable, options: Choices): void {
  const flags = {
    ...edition.flags,
    has_bay: state.seats >= C.BAY_SEATS && (options.bay ?? true),
    wins_at_once: (options.win ?? edition.win) === "at_once",
    survives_at_once: (options.survivor ?? edition.survivor) === "at_once",
    shares_wins: (options.ties ?? "shared") === "shared",
    tokyo_pays_energy: state.seats === 2 && (options.two_player ?? edition.pays_energy_to_two),
    knocks_out: options.knockout === "one_turn",
    asks_predictions: options.predictions ?? false,
  };
  for (const [flag, value] of Object.entries(flags)) state.set(flag as keyof typeof flags, Number(value));
}

// The frames before the first turn, the last one first.
function pushOpening(state: State, edition: EditionTable, { starter = "throw", tiles = "red" }: Choices): void {
  if (starter === "lot") state.push(C.DRAW_STARTER, 0);
  else {
    state.push(C.OPENING, 0);
    for (const seat of state.seatNumbers) state.set("opening", C.TO_THROW, seat);
  }
  state.push(C.REFILL, 0);
  if (tiles === "mixed") for (const [red, green] of [...edition.tiles].reverse()) state.push(C.LAY_TILE, 0, red!, green!);
}
