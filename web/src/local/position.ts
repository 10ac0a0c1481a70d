// The text of a position: one line that parses back to an identical state, as in record/position.py.

import tables from "../generated/engine.json";
import type { Rules } from "./rules.ts";
import { initialState } from "./setup.ts";
import { C, CELLS, cellLength, facesIn, facesText, labelOf, monsterOf, seatOf, shortened, thingOf, type Cell, type State } from "./state.ts";

const LOCATIONS: Readonly<Record<string, string>> = tables.position.locations;
const KINDS: Readonly<Record<string, string>> = tables.position.kinds;
const THING_PARTS: Readonly<Record<string, readonly number[]>> = tables.position.things;
const WRITTEN = CELLS.filter((cell) => !tables.position.special.includes(cell));
const SEAT_CELLS = new Set(tables.position.seats);
const DICE_CELLS = new Set(tables.position.dice);
const SOURCE_PART = 4; // index of the source in a frame, after the kind

// --- writing ---------------------------------------------------------------------------------------

/** A position as one line. */
export function positionText(state: State): string {
  const edition = tables.editions[state.get("edition")]!.name;
  const fresh = initialState(edition, state.monsters);
  const depth = state.get("depth");
  const words = [edition, state.monsters.join(","), ...changedCells(state, fresh), ...cardLocations(state, fresh)];
  if (depth) words.push(`agenda=${Array.from({ length: depth }, (_, n) => frameText(state, n)).join("/")}`);
  return words.join(" ");
}

function changedCells(state: State, fresh: State): string[] {
  const differs = (cell: Cell): boolean => fresh.row(cell).some((value, n) => value !== state.get(cell, n));
  return WRITTEN.filter(differs).map((cell) => `${cell}=${cellText(state, cell)}`);
}

function cellText(state: State, cell: Cell): string {
  const length = cellLength(cell);
  if (SEAT_CELLS.has(cell)) return monsterOf(state, state.get(cell));
  if (cell === "step") return tables.steps[state.get(cell)]!;
  if (cell === "place") return state.row(cell, state.seats).map((zone) => tables.zones[zone]).join(",");
  if (length === 1) return String(state.get(cell));
  if (length === C.THINGS) return state.row(cell).flatMap((n, thing) => (n ? [`${labelOf(thing)}*${n}`] : [])).join(",");
  return DICE_CELLS.has(cell) ? facesText(state.row(cell)) : state.row(cell, state.seats).join(",");
}

// Each location that differs from the initial state, with its cards.
function cardLocations(state: State, fresh: State): string[] {
  const byLocation = new Map<number, string[]>();
  tables.things.forEach((_, thing) => {
    const location = state.get("location", thing);
    if (location === fresh.get("location", thing) || location === C.MARKET) return;
    byLocation.set(location, [...(byLocation.get(location) ?? []), labelOf(thing)]);
  });
  const words = [...byLocation]
    .sort(([a], [b]) => a - b)
    .map(([location, labels]) => `${LOCATIONS[location] ?? monsterOf(state, location)}=${labels.join(",")}`);
  const market = state.row("market");
  if (market.some((card) => card !== C.NOTHING)) words.push(`market=${market.map((card) => (card === C.NOTHING ? "-" : labelOf(card))).join(",")}`);
  const copies = state.row("copies").flatMap((card, k) => (card === C.NOTHING ? [] : [`${labelOf(tables.copiers[k]!)}>${labelOf(card)}`]));
  return copies.length ? [...words, `copies=${copies.join(",")}`] : words;
}

// A frame such as `keep.0`: kind, seat and other parts, without trailing defaults.
function frameText(state: State, index: number): string {
  const { kind, parts } = state.frame(index);
  const things = [...(THING_PARTS[kind] ?? []), SOURCE_PART];
  const isThing = (value: number, part: number): boolean => things.includes(part) && value >= 0 && value < tables.things.length;
  const words = shortened(parts).map((value, n) => (isThing(value, n + 1) ? labelOf(value) : String(value)));
  return [KINDS[kind], ...words].join(".");
}

// --- reading ---------------------------------------------------------------------------------------

/** The position of a line that `positionText` or the server has written. */
export function readPosition(rules: Rules, text: string): State {
  const [edition = "", monsters = "", ...words] = text.split(" ");
  const state = initialState(edition, monsters.split(","));
  for (const word of words) {
    const [name = "", value = ""] = word.split("=");
    applyPair(state, name, value);
  }
  for (const seat of state.seatNumbers) rules.updateMoments(state, seat);
  return state;
}

function applyPair(state: State, name: string, value: string): void {
  const location = Object.keys(LOCATIONS).find((number) => LOCATIONS[number] === name);
  if (name === "market") applyMarket(state, value);
  else if (name === "copies") applyCopies(state, value);
  else if (name === "agenda") applyAgenda(state, value);
  else if (WRITTEN.includes(name as Cell)) applyCell(state, name as Cell, value);
  else placeCards(state, location === undefined ? seatOf(state, name) : Number(location), value);
}

function placeCards(state: State, location: number, labels: string): void {
  for (const label of labels.split(",")) state.set("location", location, thingOf(label));
}

function applyMarket(state: State, value: string): void {
  value.split(",").forEach((label, slot) => {
    if (label === "-") return;
    state.set("market", thingOf(label), slot);
    state.set("location", C.MARKET, thingOf(label));
  });
}

function applyCopies(state: State, value: string): void {
  for (const pair of value.split(",")) {
    const [copier = "", card = ""] = pair.split(">");
    state.set("copies", thingOf(card), tables.copiers.indexOf(thingOf(copier)));
  }
}

function applyAgenda(state: State, value: string): void {
  for (const frame of value.split("/")) {
    const [kind = "", ...parts] = frame.split(".");
    const number = Object.keys(KINDS).find((each) => KINDS[each] === kind);
    const [seat = 0, ...more] = parts.map((part) => (/^-?\d+$/.test(part) ? Number(part) : thingOf(part)));
    state.push(Number(number), seat, ...more);
  }
}

function applyCell(state: State, cell: Cell, value: string): void {
  const words = value.split(",");
  if (cellLength(cell) === C.THINGS) {
    for (const word of words) {
      const [label = "", count = ""] = word.split("*");
      state.set(cell, Number(count), thingOf(label));
    }
    return;
  }
  numbersIn(state, cell, words).forEach((number, n) => state.set(cell, number, n));
}

function numbersIn(state: State, cell: Cell, words: readonly string[]): number[] {
  if (SEAT_CELLS.has(cell)) return words.map((word) => seatOf(state, word));
  if (DICE_CELLS.has(cell)) return facesIn(words[0] ?? "");
  if (cell === "step") return words.map((word) => tables.steps.indexOf(word));
  if (cell === "place") return words.map((word) => tables.zones.indexOf(word));
  return words.map(Number);
}
