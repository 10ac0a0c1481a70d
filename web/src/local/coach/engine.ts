// The numeric functions of the coach in WebAssembly (src/daikaiju/coach): the server runs the same Python sources.

import tables from "../../generated/coach.json";
import engine from "../../generated/engine.json";
import { loadNetwork } from "../network-memory.ts";
import { C, State } from "../state.ts";
import { WasmMemory, type WasmExports } from "../wasm-memory.ts";

/** Win chances by seat. */
export type Chances = readonly number[];

/** The values of all dice decisions of a turn, as in coach/evaluation.py. */
export interface Program {
  base: State; // the KEEP question without dice
  dice: number;
  throws: number;
  sets: number; // of up to so many dice
  rows: Float64Array; // by throws left, set of dice and seat
}

const SIZES = tables.buffers;
const WORD = 8; // bytes
const MOST_CELLS = 1 << 16; // weights of all leaves of the compared actions
type Place = [address: number, length: number];

export class CoachEngine {
  readonly #exports: WasmExports;
  readonly #memory: WasmMemory;
  readonly #states: Place;
  readonly #rows: Place;
  readonly #work: number[]; // address and length of each array
  readonly #brain: number[];
  readonly #seeds: Place;
  readonly #program: Place;
  readonly #bySet: [Place, Place, Place];
  readonly #cells: number;

  constructor(module: WebAssembly.Module, weights: ArrayBuffer) {
    this.#exports = new WebAssembly.Instance(module).exports as WasmExports;
    this.#memory = new WasmMemory(this.#exports);
    const array = (length: number, bytes = WORD): Place => [this.#memory.allocate(length * bytes), length];
    this.#states = array(SIZES.states, engine.record.size);
    this.#rows = array(SIZES.rows);
    this.#work = [...this.#states, ...array(1), ...array(SIZES.out), ...this.#rows];
    this.#brain = loadNetwork(this.#memory, weights);
    this.#seeds = array(tables.openings);
    this.#program = array(SIZES.rows);
    this.#bySet = [array(SIZES.sets), array(SIZES.sets), array(SIZES.sets)];
    this.#cells = this.#memory.allocate(WORD * MOST_CELLS);
    this.#exports.write_seeds!(...this.#seeds, tables.seed);
  }

  // --- positions -------------------------------------------------------------------------------

  hasProgram = (state: State): boolean => Boolean(this.#ask("has_program_first", state));
  allDice = (state: State): number => this.#ask("all_dice_first", state);
  setOnTable = (state: State): number => this.#ask("set_on_table_first", state);
  keptSet = (action: number): number => this.#exports.kept_set!(action);

  /** The KEEP question of the turn without dice. */
  baseOf(state: State): State {
    this.#ask("clear_dice_first", state);
    return this.#stateAt(0, state);
  }

  judge(state: State): Chances {
    this.#run("judge", state, []);
    return this.#chances(state);
  }

  /** The position before the next throw, and its win chances. */
  playOn(state: State, seed: number): { after: State; chances: Chances } {
    this.#run("play_with_seed", state, [...this.#seeds, seed]);
    return { after: this.#stateAt(1, state), chances: this.#chances(state) };
  }

  // --- dice ------------------------------------------------------------------------------------

  program(base: State, dice: number, throws: number): Program {
    this.#run("fill_program", base, [...this.#seeds, dice, throws]);
    const sets = this.#exports.count_sets!(dice);
    const size = sets * C.MAX_SEATS;
    const rows = new Float64Array(size * (throws + 1));
    const all = this.#memory.reals(...this.#rows);
    for (let left = 0; left <= throws; left += 1) rows.set(all.subarray(left * SIZES.row, left * SIZES.row + size), left * size);
    return { base, dice, throws, sets, rows };
  }

  /** The position after the turn with these final dice. */
  playFinal(base: State, final: number): State {
    this.#run("play_final", base, [...this.#seeds, final]);
    return this.#stateAt(1, base);
  }

  /** The final sets of dice with their chances if the player keeps a set; `throws` are left after the next throw. */
  spread({ base, dice, rows }: Program, kept: number, throws: number): [final: number, weight: number][] {
    const seat = base.get("turn");
    const allDiffer = this.#ask("all_differ_first", base, seat);
    const [chances, values, chosen] = this.#bySet;
    this.#memory.reals(this.#program[0], rows.length).set(rows);
    const buffers = [this.#program[0], rows.length, ...chances, ...values, ...chosen];
    const many = this.#exports.spread_dice!(...buffers, dice, kept, throws, seat, allDiffer);
    const weights = this.#memory.reals(values[0], many);
    return this.#memory.words(chosen[0], many).map((final, n) => [final, weights[n]!]);
  }

  /** The values of actions with the gains of the first leaves, and their possible errors: coach/gains.py. */
  applyGains(weights: readonly Chances[], gains: readonly Chances[], values: readonly Chances[], seat: number): { values: number[][]; errors: number[] } {
    const [leaves, seats] = [weights[0]!.length, values[0]!.length];
    const parts = [weights.flat(), gains.flat(), values.flat(), weights.map(() => 0)];
    let at = this.#cells;
    const places = parts.map((numbers): Place => {
      const place: Place = [at, numbers.length];
      this.#memory.reals(...place).set(numbers);
      at += WORD * numbers.length;
      return place;
    });
    this.#exports.apply_gains!(...places.flat(), leaves, gains.length, seats, seat);
    const found = [...this.#memory.reals(...places[2]!)];
    return { values: values.map((_, n) => found.slice(n * seats, (n + 1) * seats)), errors: [...this.#memory.reals(...places[3]!)] };
  }

  // --- memory ----------------------------------------------------------------------------------

  #ask(name: string, state: State, ...numbers: number[]): number {
    this.#memory.write(this.#states[0], state.bytes);
    return this.#exports[name]!(this.#states[0], 1, ...numbers);
  }

  #run(name: string, state: State, numbers: number[]): void {
    this.#memory.write(this.#states[0], state.bytes);
    this.#exports[name]!(...this.#work, ...this.#brain, ...numbers);
  }

  #stateAt(number: number, { bytes: { length } }: State): State {
    return new State(this.#memory.bytes(this.#states[0] + number * length, length).slice());
  }

  #chances({ seats }: State): Chances {
    return [...this.#memory.reals(this.#rows[0] + WORD * SIZES.chances, seats)];
  }
}
