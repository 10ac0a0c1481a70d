// Bots: the champion's policy and search as WebAssembly modules (src/daikaiju/wasm), at the levels of the server.

import tables from "../generated/engine.json";
import type { Level } from "../generated/protocol.ts";
import { viewFrom } from "./board.ts";
import { loadNetwork } from "./network-memory.ts";
import type { Rules } from "./rules.ts";
import { C, type State } from "./state.ts";
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

type Place = [address: number, length: number];

const SIZES = tables.bots;
const WORD = 8; // bytes
const REAL = 8;

export const mannerOf = (level: Level): Manner => tables.levels[level];
export const searches = ({ milliseconds, leaves }: Manner): boolean => Boolean(milliseconds || leaves);

export class Bots {
  readonly #rules: Rules;
  readonly #policy: Policy;
  readonly #loadSearch: () => Promise<Search>;

  /** `search` loads the search when a bot needs it. */
  constructor(rules: Rules, policy: Policy, search: () => Promise<Search>) {
    [this.#rules, this.#policy, this.#loadSearch] = [rules, policy, search];
  }

  /** A legal action for a seat that must decide; the bot sees only what the seat sees. */
  async choose(state: State, seat: number, manner: Manner, dice: BotDice): Promise<number> {
    const [only, ...others] = this.#rules.legal(state);
    if (!others.length) return only!;
    const seen = viewFrom(state, [seat]);
    if (state.top.kind === C.PREDICT) return this.#policy.predict(seen, seat);
    if (searches(manner)) return (await this.#loadSearch()).choose(seen, seat, manner, dice);
    return this.#policy.choose(seen, seat, manner, dice);
  }
}

/** The module `policy`. */
export class Policy {
  readonly #exports: WasmExports;
  readonly #memory: WasmMemory;
  readonly #state: number;
  readonly #out: Place;
  readonly #chances: Place;
  readonly #brain: number[];

  constructor(module: WebAssembly.Module, weights: ArrayBuffer) {
    this.#exports = new WebAssembly.Instance(module).exports as WasmExports;
    this.#memory = new WasmMemory(this.#exports);
    this.#state = this.#memory.allocate(tables.record.size);
    this.#out = [this.#memory.allocate(SIZES.out * WORD), SIZES.out];
    this.#chances = [this.#memory.allocate(C.MAX_ACTIONS * REAL), C.MAX_ACTIONS];
    this.#brain = loadNetwork(this.#memory, weights);
  }

  predict(seen: State, seat: number): number {
    this.#memory.write(this.#state, seen.bytes);
    return this.#exports.greedy_action_first!(this.#state, 1, seat, ...this.#out);
  }

  choose(seen: State, seat: number, { temperature, attention }: Manner, dice: BotDice): number {
    this.#memory.write(this.#state, seen.bytes);
    const drawn = temperature ? dice.fraction() : 0;
    const buffers = [...this.#brain, seat, ...this.#out, ...this.#chances];
    return this.#exports.choose_by_policy!(this.#state, 1, ...buffers, temperature, attention, drawn);
  }
}

/** The search in the module `search`. */
export class Search {
  readonly #exports: WasmExports;
  readonly #memory: WasmMemory;
  readonly #states: number;
  readonly #streams: number;
  readonly #values: Place;
  readonly #scratch: number[];

  constructor(module: WebAssembly.Module, weights: ArrayBuffer) {
    this.#exports = new WebAssembly.Instance(module).exports as WasmExports;
    this.#memory = new WasmMemory(this.#exports);
    const array = (length: number, bytes: number): Place => [this.#memory.allocate(length * bytes), length];
    const states = array(SIZES.states, tables.record.size);
    const streams = array(SIZES.streams, WORD);
    const out = array(SIZES.out, WORD);
    this.#values = array(SIZES.values, REAL);
    this.#scratch = [...states, ...streams, ...out, ...this.#values, ...array(0, REAL), ...loadNetwork(this.#memory, weights)];
    [this.#states, this.#streams] = [states[0], streams[0]];
  }

  /** Evaluate leaves until the budget is spent or no leaf is left. */
  choose(seen: State, seat: number, { milliseconds, leaves = Infinity }: Manner, dice: BotDice): number {
    this.#memory.write(this.#states, seen.bytes);
    const end = milliseconds ? performance.now() + milliseconds : Infinity;
    for (const stream of [SIZES.bot_rng, SIZES.rollout_seed]) this.#memory.setWord(this.#streams + WORD * stream, dice.word());
    const candidates = this.#exports.begin_champion_search!(...this.#scratch, seat);
    for (let done = 0; candidates > 1 && done < leaves && performance.now() < end; done += 1) {
      if (!this.#exports.evaluate_champion_leaves!(...this.#scratch, seat, 1)) break;
    }
    return this.#exports.best_candidate!(...this.#values);
  }
}
