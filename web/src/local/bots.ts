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
export interface BotRandom {
  fraction(): number;
  word(): bigint;
}

type Place = [address: number, length: number];

const SIZES = tables.bots;
const WORD = 8; // bytes
const REAL = 8;

export const mannerOf = (level: Level): Manner => tables.levels[level];
const searches = ({ milliseconds, leaves }: Manner): boolean => Boolean(milliseconds || leaves);

export class Bots {
  readonly #rules: Rules;
  readonly #greedy: Greedy;
  readonly #loadPolicy: () => Promise<Policy>;
  readonly #loadSearch: () => Promise<Search>;
  #policy: Policy | null = null;

  /** The policy is loaded in advance or by the first bot that needs it, the search only by a bot that needs it. */
  constructor(rules: Rules, greedy: Greedy, policy: () => Promise<Policy>, search: () => Promise<Search>) {
    [this.#rules, this.#greedy, this.#loadPolicy, this.#loadSearch] = [rules, greedy, policy, search];
  }

  async loadPolicy(): Promise<Policy> {
    return (this.#policy ??= await this.#loadPolicy());
  }

  /** A legal action for a seat that must decide; the bot sees only what the seat sees. */
  async choose(state: State, seat: number, manner: Manner, random: BotRandom): Promise<number> {
    const [only, ...others] = this.#rules.legal(state);
    if (!others.length) return only!;
    const seen = viewFrom(state, [seat]);
    if (state.top.kind === C.PREDICT || this.#mustWait(manner)) return this.#greedy.choose(seen, seat);
    const player = searches(manner) ? await this.#loadSearch() : await this.loadPolicy();
    return player.choose(seen, seat, manner, random);
  }

  // Bots that make mistakes do not wait for the weights, which take seconds on a slow connection: they play as *greedy*.
  #mustWait({ temperature }: Manner): boolean {
    if (this.#policy || !temperature) return false;
    this.loadPolicy().catch(() => undefined); // the loader reports a failure
    return true;
  }
}

/** The bot *greedy* in the module `policy`: it needs no weights. */
export class Greedy {
  readonly #exports: WasmExports;
  readonly #memory: WasmMemory;
  readonly #state: number;
  readonly #out: Place;

  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module).exports as WasmExports;
    this.#memory = new WasmMemory(this.#exports);
    this.#state = this.#memory.allocate(tables.record.size);
    this.#out = [this.#memory.allocate(SIZES.out * WORD), SIZES.out];
  }

  choose(seen: State, seat: number): number {
    this.#memory.write(this.#state, seen.bytes);
    return this.#exports.greedy_action_first!(this.#state, 1, seat, ...this.#out);
  }
}

/** The champion's policy in the module `policy`. */
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

  choose(seen: State, seat: number, { temperature, attention }: Manner, random: BotRandom): number {
    this.#memory.write(this.#state, seen.bytes);
    const drawn = temperature ? random.fraction() : 0;
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
  choose(seen: State, seat: number, { milliseconds, leaves = Infinity }: Manner, random: BotRandom): number {
    this.#memory.write(this.#states, seen.bytes);
    const end = milliseconds ? performance.now() + milliseconds : Infinity;
    for (const stream of [SIZES.bot_rng, SIZES.rollout_seed]) this.#memory.setWord(this.#streams + WORD * stream, random.word());
    const candidates = this.#exports.begin_champion_search!(...this.#scratch, seat);
    for (let done = 0; candidates > 1 && done < leaves && performance.now() < end; done += 1) {
      if (!this.#exports.evaluate_champion_leaves!(...this.#scratch, seat, 1)) break;
    }
    return this.#exports.best_candidate!(...this.#values);
  }
}
