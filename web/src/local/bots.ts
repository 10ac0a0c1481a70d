// Bots: the champion's network and search as a WebAssembly module (src/daikaiju/wasm), at the levels of the server.

import tables from "../generated/engine.json";
import type { Level } from "../generated/protocol.ts";
import { viewFrom } from "./board.ts";
import type { Rules } from "./rules.ts";
import { C, State } from "./state.ts";
import { WasmMemory, type WasmExports } from "./wasm-memory.ts";

/** How a bot plays: it draws by the policy, or searches for a time or a number of leaves. */
export interface Manner {
  temperature: number; // 0: the first choice of the policy
  attention: number;
  milliseconds: number; // of a search; 0: none
  leaves?: number;
}

/** Random numbers of a decision: from 0 to below 1, and below 2^62. */
export interface BotDice {
  fraction(): number;
  word(): bigint;
}

const SIZES = tables.bots;
const WORD = 8; // bytes
const REAL = 8;

export const mannerOf = (level: Level): Manner => tables.levels[level];

export class Bots {
  readonly #rules: Rules;
  readonly #exports: WasmExports;
  readonly #memory: WasmMemory;
  readonly #states: number;
  readonly #streams: number;
  readonly #out: [number, number];
  readonly #chances: [number, number];
  readonly #values: [number, number];
  readonly #brain: number[]; // address and length of each array
  readonly #scratch: number[];

  constructor(rules: Rules, module: WebAssembly.Module, weights: ArrayBuffer) {
    this.#rules = rules;
    this.#exports = new WebAssembly.Instance(module).exports as WasmExports;
    this.#memory = new WasmMemory(this.#exports);
    const array = (length: number, bytes: number): [number, number] => [this.#memory.allocate(length * bytes), length];
    const states = array(SIZES.states, tables.record.size);
    const streams = array(SIZES.streams, WORD);
    this.#out = array(SIZES.out, WORD);
    this.#chances = array(C.MAX_ACTIONS, REAL);
    this.#values = array(SIZES.values, REAL);
    this.#brain = this.#load(weights);
    this.#scratch = [...states, ...streams, ...this.#out, ...this.#values, ...array(0, REAL), ...this.#brain];
    [this.#states, this.#streams] = [states[0], streams[0]];
  }

  /** A legal action for a seat that must decide; the bot sees only what the seat sees. */
  choose(state: State, seat: number, manner: Manner, dice: BotDice): number {
    const [only, ...others] = this.#rules.legal(state);
    if (!others.length) return only!;
    this.#memory.write(this.#states, viewFrom(state, [seat]).bytes);
    if (state.top.kind === C.PREDICT) return this.#exports.greedy_action_first!(this.#states, 1, seat, ...this.#out);
    if (manner.milliseconds || manner.leaves) return this.#search(seat, manner, dice);
    const drawn = manner.temperature ? dice.fraction() : 0;
    const buffers = [...this.#out, ...this.#chances];
    return this.#exports.choose_by_policy!(this.#states, 1, ...this.#brain, seat, ...buffers, manner.temperature, manner.attention, drawn);
  }

  // Evaluate leaves until the budget is spent or no leaf is left.
  #search(seat: number, { milliseconds, leaves = Infinity }: Manner, dice: BotDice): number {
    const end = milliseconds ? performance.now() + milliseconds : Infinity;
    for (const stream of [SIZES.bot_rng, SIZES.rollout_seed]) this.#memory.setWord(this.#streams + WORD * stream, dice.word());
    const candidates = this.#exports.begin_champion_search!(...this.#scratch, seat);
    for (let done = 0; candidates > 1 && done < leaves && performance.now() < end; done += 1) {
      if (!this.#exports.evaluate_champion_leaves!(...this.#scratch, seat, 1)) break;
    }
    return this.#exports.best_candidate!(...this.#values);
  }

  // Copy the weights into the memory; src/daikaiju/wasm/weights_file.py describes the file.
  #load(weights: ArrayBuffer): number[] {
    const [places = 0, table = 0, singles = 0, halves = 0] = new Int32Array(weights, 0, 4);
    let at = 16;
    const take = (length: number): ArrayBuffer => weights.slice(at, (at += length));
    const numbers = new Int32Array(take(4 * places));
    const rows = new Int16Array(take(2 * table));
    const layers = new Float32Array(singles + halves);
    layers.set(new Float32Array(take(4 * singles)));
    layers.set(widened(new Uint16Array(take(2 * halves))), singles);
    const [wide, narrow] = [numbers[SIZES.wide]!, numbers[SIZES.narrow]!];
    const observation = new Int8Array(SIZES.observation);
    const hidden = new Float32Array(wide + 2 * narrow + SIZES.outcomes);
    return [rows, numbers, layers, observation, new Int32Array(wide), hidden].flatMap((array) => this.#copy(array));
  }

  // The address and the length of a copy in the memory.
  #copy({ buffer, byteLength, length }: Int8Array | Int16Array | Int32Array | Float32Array): [number, number] {
    const address = this.#memory.allocate(byteLength);
    this.#memory.write(address, new Uint8Array(buffer));
    return [address, length];
  }
}

// Numbers of 16 bits as numbers of 32 bits, which is exact.
function widened(halves: Uint16Array): Float32Array {
  const all = Float32Array.from({ length: 1 << 16 }, (_, half) => {
    const [sign, exponent, fraction] = [half >> 15 ? -1 : 1, (half >> 10) & 31, half & 1023];
    return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -14 * (fraction / 1024));
  });
  return Float32Array.from(halves, (half) => all[half]!);
}
