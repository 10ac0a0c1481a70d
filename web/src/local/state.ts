// The state of a game: one record of small integers, as rules/state.py describes it. Compiled rules read and write the
// same bytes.

import tables from "../generated/engine.json";

export const C = tables.constants;
export type Cell = keyof typeof tables.record.cells;
type Place = readonly [first: number, bytes: number, length: number];

const SIZE = tables.record.size;
const PLACES = tables.record.cells as unknown as Readonly<Record<Cell, Place>>;
export const CELLS = Object.keys(PLACES) as Cell[];
const FRAME_BYTES = 8;
const FRAME_DEFAULTS = [C.NOTHING, 0, 0, C.FROM_RULES]; // of the parts after the kind

/** A frame of the agenda: pending work, or a pending question. */
export interface AgendaFrame {
  kind: number;
  parts: number[]; // seat, a, b, source
}

export class State {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;

  constructor(bytes: Uint8Array<ArrayBuffer> = new Uint8Array(SIZE)) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, SIZE);
  }

  copy(): State {
    return new State(this.bytes.slice());
  }

  equals(other: State): boolean {
    return this.bytes.every((byte, n) => byte === other.bytes[n]);
  }

  get(cell: Cell, index = 0): number {
    const [first, bytes] = PLACES[cell];
    return bytes === 1 ? this.#view.getInt8(first + index) : this.#view.getInt16(first + bytes * index, true);
  }

  set(cell: Cell, value: number, index = 0): void {
    const [first, bytes] = PLACES[cell];
    if (bytes === 1) this.#view.setInt8(first + index, value);
    else this.#view.setInt16(first + bytes * index, value, true);
  }

  /** The numbers of a row of cells. */
  row(cell: Cell, length: number = PLACES[cell][2]): number[] {
    return Array.from({ length }, (_, n) => this.get(cell, n));
  }

  get seats(): number {
    return this.get("seats");
  }

  get seatNumbers(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  /** The name of the monster of each seat. */
  get monsters(): string[] {
    return this.seatNumbers.map((seat) => monsterOf(this, seat));
  }

  isAlive(seat: number): boolean {
    return this.get("place", seat) !== C.OUT;
  }

  /** The things (cards and tiles) at a location. */
  thingsAt(location: number): number[] {
    const found: number[] = [];
    const [first] = PLACES.location;
    for (let thing = 0; thing < tables.things.length; thing += 1) if (this.bytes[first + thing] === location) found.push(thing);
    return found;
  }

  /** Whether a card or tile of a monster acts at any moment. */
  hasActs(seat: number): boolean {
    const [first, bytes] = PLACES.acts;
    return this.bytes.subarray(first + bytes * seat, first + bytes * (seat + 1)).some(Boolean);
  }

  /** The whole state as text, to recognise it. */
  get key(): string {
    return String.fromCharCode(...this.bytes);
  }

  // --- the agenda ------------------------------------------------------------------------------

  frame(index: number): AgendaFrame {
    const at = PLACES.agenda[0] + FRAME_BYTES * index;
    const half = (bytes: number): number => this.#view.getInt16(at + bytes, true);
    return { kind: this.#view.getInt8(at + 7), parts: [this.#view.getInt8(at + 6), half(4), half(2), half(0)] };
  }

  /** Push a frame; missing parts after the seat get their defaults. */
  push(kind: number, seat: number, ...more: number[]): void {
    const at = PLACES.agenda[0] + FRAME_BYTES * this.get("depth");
    const [, a, b, source] = FRAME_DEFAULTS.map((value, n) => (n ? (more[n - 1] ?? value) : 0));
    this.#view.setInt8(at + 7, kind);
    this.#view.setInt8(at + 6, seat);
    this.#view.setInt16(at + 4, a!, true);
    this.#view.setInt16(at + 2, b!, true);
    this.#view.setInt16(at, source!, true);
    this.set("depth", this.get("depth") + 1);
  }

  /** Remove all frames. */
  clearFrames(): void {
    const [first, bytes, length] = PLACES.agenda;
    this.bytes.fill(0, first, first + bytes * length);
    this.set("depth", 0);
  }

  /** The top frame; kind 0 if the agenda is empty. */
  get top(): AgendaFrame {
    const depth = this.get("depth");
    return depth ? this.frame(depth - 1) : { kind: 0, parts: [C.NOBODY, 0, 0, 0] };
  }
}

/** The length of a row of cells; 1: a single cell. */
export const cellLength = (cell: Cell): number => PLACES[cell][2];

/** The parts of a frame without trailing defaults. */
export function shortened(parts: readonly number[]): number[] {
  const left = [...parts];
  while (left.length > 1 && left.at(-1) === FRAME_DEFAULTS[left.length - 1]) left.pop();
  return left;
}

// --- names -----------------------------------------------------------------------------------------

export const labelOf = (thing: number): string => tables.things[thing]![0] as string;
export const nameOf = (thing: number): string => tables.things[thing]![1] as string;
export const kindOfThing = (thing: number): number => tables.things[thing]![2] as number;
const BY_LABEL = new Map(tables.things.map(([label], thing) => [label as string, thing]));
export const thingOf = (label: string): number => BY_LABEL.get(label.replace(/#1$/, "")) ?? C.NOTHING;

/** The card that a thing acts as: the card that it copies, or itself. */
export function effectiveCard(state: State, thing: number): number {
  const copier = tables.copiers.indexOf(thing);
  const copied = copier < 0 ? C.NOTHING : state.get("copies", copier);
  return copied === C.NOTHING ? thing : copied;
}

export const monsterOf = (state: State, seat: number): string => tables.monsters[state.get("monster", seat)]!;

/** The seat of a monster; -1: it does not play. */
export const seatOf = (state: State, monster: string): number => state.monsters.indexOf(monster);

/** Dice as text: `113EC`, or `none`. */
export const facesText = (counts: readonly number[]): string =>
  counts.map((count, face) => tables.faces[face]!.repeat(count)).join("") || "none";

/** How many dice of each face a text names. */
export const facesIn = (text: string): number[] =>
  [...tables.faces].map((face) => (text === "none" ? 0 : text.split(face).length - 1));

/** A number of a row of cells as text, also if it has 64 bits. */
export function cellBytes({ bytes }: State, cell: Cell, index: number): string {
  const [first, size] = PLACES[cell];
  return bytes.subarray(first + size * index, first + size * (index + 1)).join();
}
