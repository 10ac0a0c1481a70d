// The rules as a WebAssembly module, compiled from the Python sources (src/daikaiju/wasm).

import { WasmMemory, type WasmExports } from "./wasm-memory.ts";
import { C, State } from "./state.ts";

/** What changed: kind, seat, amount, source. */
export type GameEvent = readonly [kind: number, seat: number, amount: number, source: number];

const WORD = 8; // bytes
const EVENT_WORDS = 4; // of 32 bits
const LISTED = 8 * C.MAX_ACTIONS; // actions in a list

// `events` is the address of the number of events; each event follows with its four words.
type RulesExports = WasmExports & { events: WebAssembly.Global<"i32"> };

export class Rules {
  readonly #exports: RulesExports;
  readonly #memory: WasmMemory;
  readonly #state: number;
  readonly #out: number;
  readonly #events: number;

  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module).exports as RulesExports;
    this.#memory = new WasmMemory(this.#exports);
    this.#state = this.#memory.allocate(new State().bytes.length);
    this.#out = this.#memory.allocate(WORD * LISTED);
    this.#events = this.#exports.events.value;
  }

  /** The seat that decides, CHANCE or NOBODY. */
  actor(state: State): number {
    return this.#ask("actor_first", state);
  }

  /** The legal actions of the seat that decides, ascending; none for chance or after the end. */
  legal(state: State): number[] {
    return this.actor(state) < 0 ? [] : this.#list("list_legal_first", state);
  }

  /** Apply an action to the state; return its events in order. */
  advance(state: State, action: number): GameEvent[] {
    const numbers = this.#memory.integers(this.#events);
    numbers[0] = 0;
    this.#change("advance_first", state, action);
    return Array.from({ length: numbers[0] }, (_, n) => eventAt(numbers, n));
  }

  /** The outcomes of chance: actions with their chances. */
  chanceOutcomes(state: State): [action: number, chance: number][] {
    const ways = this.#ask("outcome_count_first", state);
    return this.#list("list_chance_actions_first", state).map((action) => [action, this.#ask("outcome_weight_first", state, action) / ways]);
  }

  diceToThrow = (state: State): number => this.#ask("dice_to_throw_first", state);

  /** The number with which actions name a thing in this position. */
  publicName = (state: State, thing: number): number => this.#ask("public_name_first", state, thing);

  /** The thing that actions name with this number. */
  thingNamed = (state: State, name: number): number => this.#ask("thing_named_first", state, name);

  price = (state: State, seat: number, card: number): number => this.#ask("price_first", state, seat, card);

  /** Hearts lost to the claws of this attack if the monster stays in Tokyo. */
  heartsLost = (state: State, seat: number): number => this.#ask("hearts_lost_first", state, seat);

  protections = (state: State, seat: number): number[] => this.#list("list_protections_first", state, seat);
  moreTurns = (state: State, seat: number): number[] => this.#list("list_more_turns_first", state, seat);

  /** Run a new game to its first decision. */
  runUntilDecision = (state: State): void => this.#change("run_until_decision_first", state);

  /** Compute the part of the state that follows from the cards of a seat. */
  updateMoments = (state: State, seat: number): void => this.#change("update_moment_bits_first", state, seat);

  #ask(name: string, state: State, ...numbers: number[]): number {
    this.#memory.write(this.#state, state.bytes);
    return this.#exports[name]!(this.#state, 1, ...numbers);
  }

  #list(name: string, state: State, ...numbers: number[]): number[] {
    const many = this.#ask(name, state, ...numbers, this.#out, LISTED);
    return this.#memory.words(this.#out, many);
  }

  #change(name: string, state: State, ...numbers: number[]): void {
    this.#ask(name, state, ...numbers);
    state.bytes.set(this.#memory.bytes(this.#state, state.bytes.length));
  }
}

function eventAt(numbers: Int32Array, index: number): GameEvent {
  const [kind, seat, amount, source] = numbers.subarray(1 + EVENT_WORDS * index);
  return [kind!, seat!, amount!, source!];
}
