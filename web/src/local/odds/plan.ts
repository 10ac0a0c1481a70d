// Optimal play of a hand for a goal, exactly: backward induction over sets of dice, as in odds/plan.py.
//
// A row has a number for every set of up to all dice of the hand. IMPOSSIBLE sets cannot be reached.

import { C, facesText } from "../state.ts";
import { FIRST, minus, NO_SET, plus, SETS, setIndex, type Goal } from "./dice-sets.ts";
import { countOf, modifiersOf, usesOf, type Hand } from "./hand.ts";

type Row = Float64Array;
type Turn = readonly [to: number | null, price: number]; // turn one die to a face (null: any)

/** An action and its value if all later choices are optimal. */
export interface Choice {
  action: string;
  value: number;
}

interface Stage {
  turnValues: Row[]; // [n]: after stopping, with the last n turns still possible
  kept: Row; // keep exactly this set and throw the others
  value: Row; // the best choice
}

const IMPOSSIBLE = -Infinity;
const DIGITS = 1e12; // numbers equal to twelve digits count as equal
const FACE_NUMBERS = Array.from({ length: C.FACES }, (_, face) => face);

export class Plan {
  readonly goal: Goal;
  readonly #hand: Hand;
  readonly #dice: number;
  readonly #final: Row;
  readonly #stages: Stage[];

  constructor(hand: Hand, goal: Goal) {
    [this.#hand, this.goal, this.#dice] = [hand, goal, countOf(hand)];
    this.#final = new Float64Array(FIRST[this.#dice + 1]!).fill(IMPOSSIBLE);
    for (let set = FIRST[this.#dice]!; set < this.#final.length; set += 1) this.#final[set] = goal.valueOf(set);
    this.#stages = this.#makeStages();
  }

  /** The value of the hand. */
  get value(): number {
    return this.#valueOf(this.#hand);
  }

  // The value of a hand that differs from that of this plan only in its dice.
  #valueOf({ dice, toThrow }: Hand): number {
    const last = this.#stages.at(-1)!;
    return (toThrow ? last.kept : last.value)[setIndex(dice)]!;
  }

  // --- backward pass ---------------------------------------------------------------------------

  // The stages, last first: the end, and one for each throw that is still possible.
  #makeStages(): Stage[] {
    const { throws, energy } = this.#hand;
    const extra = modifiersOf(this.#hand, "throws");
    const free = extra.reduce((sum, { price, uses }) => sum + (price ? 0 : uses), 0);
    const price = Math.max(0, ...extra.map((each) => each.price));
    const stages: Stage[] = [];
    if (price) for (let left = energy % price; left < energy; left += price) stages.push(this.#makeStage(left, stages.at(-1)));
    for (let n = 0; n <= throws + free; n += 1) stages.push(this.#makeStage(energy, stages.at(-1)));
    return stages;
  }

  #makeStage(energy: number, following: Stage | undefined): Stage {
    const turnValues = this.#turnValues(energy);
    const kept = following ? this.#beforeThrow(following.value) : new Float64Array(this.#final.length).fill(IMPOSSIBLE);
    const best = this.#beforeKeep(kept);
    const value = best.map((each, set) => Math.max(each, turnValues.at(-1)![set]!));
    const [again] = modifiersOf(this.#hand, "rethrow");
    return { turnValues, kept, value: again ? this.#beforeRethrow(value, again.face!) : value };
  }

  // The die turns possible after stopping with this energy; free ones first.
  #turns(energy: number): Turn[] {
    const modifiers = modifiersOf(this.#hand, "turn");
    const times = (many: number, turn: Turn): Turn[] => Array.from({ length: Math.max(0, Math.min(many, this.#dice)) }, () => turn);
    const free = modifiers.flatMap(({ face, uses }) => times(uses, [face, 0]));
    const priced = modifiers.find(({ price }) => price);
    return priced ? [...free, ...times(Math.floor(energy / priced.price), [priced.face, priced.price])] : free;
  }

  #turnValues(energy: number): Row[] {
    const spent = this.goal.energy * (this.#hand.energy - energy);
    const rows = [spent ? this.#final.map((value) => value - spent) : this.#final];
    for (const [to, price] of this.#turns(energy).reverse()) rows.push(this.#beforeTurn(rows.at(-1)!, to, price * this.goal.energy));
    return rows;
  }

  // Values of kept sets: a set that lacks one die has the mean value of the six sets with that die.
  #beforeThrow(row: Row): Row {
    const kept = row.slice();
    for (let set = FIRST[this.#dice]! - 1; set >= 0; set -= 1) {
      kept[set] = FACE_NUMBERS.reduce((sum, face) => sum + kept[plus(set, face)]!, 0) / C.FACES;
    }
    return kept;
  }

  // The value of the best subset that can be kept of each set.
  #beforeKeep(kept: Row): Row {
    const best = kept.slice();
    for (let set = 1; set < best.length; set += 1) best[set] = Math.max(kept[set]!, this.#bestWithout(best, set));
    return best;
  }

  // The highest number of the sets with one die less.
  #bestWithout(row: Row, set: number): number {
    return FACE_NUMBERS.reduce((best, face) => {
      const rest = minus(set, face);
      return rest === NO_SET ? best : Math.max(best, row[rest]!);
    }, IMPOSSIBLE);
  }

  // The values if one die may first be turned to this face, or to any face.
  #beforeTurn(row: Row, to: number | null, cost: number): Row {
    const filled = row.slice();
    const targets = to === null ? FACE_NUMBERS : [to];
    for (let set = FIRST[this.#dice - 1]!; set < FIRST[this.#dice]!; set += 1) {
      filled[set] = Math.max(...targets.map((face) => row[plus(set, face)]!));
    }
    const before = row.slice();
    for (let set = FIRST[this.#dice]!; set < row.length; set += 1) before[set] = Math.max(row[set]!, this.#bestWithout(filled, set) - cost);
    return before;
  }

  // The values if dice of this face may be thrown again: such a die then shows one of the five other faces.
  #beforeRethrow(row: Row, face: number): Row {
    const before = row.slice();
    for (let many = 1; many <= this.#dice; many += 1) {
      for (let set = FIRST[this.#dice]!; set < row.length; set += 1) {
        if (SETS[set]![face] !== many) continue;
        const rest = minus(set, face);
        const others = FACE_NUMBERS.filter((other) => other !== face).reduce((sum, other) => sum + before[plus(rest, other)]!, 0);
        before[set] = Math.max(before[set]!, others / (C.FACES - 1));
      }
    }
    return before;
  }

  // --- choices ---------------------------------------------------------------------------------

  /** All actions that are possible now with their values, best first; equal values keep their order. */
  choices(): Choice[] {
    if (this.#hand.toThrow) return [];
    const found = [this.#stopChoice(), ...this.#keepChoices(), ...this.#useChoices()];
    const rounded = ({ value }: Choice): number => Math.round(value * DIGITS) / DIGITS;
    return found.sort((a, b) => rounded(b) - rounded(a) || 0);
  }

  #stopChoice(): Choice {
    const { turnValues } = this.#stages.at(-1)!;
    const row = this.#hand.isStopped ? turnValues[0]! : turnValues.at(-1)!;
    return { action: this.#hand.isStopped ? "pass" : "stop", value: row[setIndex(this.#hand.dice)]! };
  }

  // Each distinct set of dice except all of them, larger ones first.
  #keepChoices(): Choice[] {
    if (!this.#hand.throws) return [];
    const { kept } = this.#stages.at(-1)!;
    const parts = this.#hand.dice.reduce<number[]>((sets, many, face) => {
      const grown = [sets];
      for (let n = 0; n < many; n += 1) grown.push(grown.at(-1)!.map((set) => plus(set, face)));
      return grown.flat();
    }, [0]);
    const descending = parts.sort((a, b) => b - a).slice(1);
    return descending.map((set) => ({ action: `keep ${facesText(SETS[set]!)}`, value: kept[set]! }));
  }

  // The uses of modifiers; those that differ only in the dice share one plan.
  #useChoices(): Choice[] {
    const plans = new Map<string, Plan>();
    const finalOf = ({ dice }: Hand): number => this.#final[setIndex(dice)]!;
    const better = (a: Hand, b: Hand): number => (finalOf(a) === finalOf(b) ? 0 : finalOf(b) - finalOf(a));
    const uses = usesOf(this.#hand).sort(([, a], [, b]) => better(a, b));
    return uses.map(([action, hand]) => {
      const anyDice = { ...hand, dice: [hand.dice.reduce((sum, n) => sum + n, 0), 0, 0, 0, 0, 0] };
      const key = JSON.stringify(anyDice);
      const plan = plans.get(key) ?? new Plan(anyDice, this.goal);
      plans.set(key, plan);
      return { action, value: plan.#valueOf(hand) };
    });
  }
}
