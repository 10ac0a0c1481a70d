// The review of a finished game, as in coach/review.py.

import tables from "../../generated/coach.json";
import type { Review, ReviewedDecision } from "../../generated/protocol.ts";
import type { Sentence } from "../../model/puzzle.ts";
import { actionText, kindOf, parseMove } from "../notation.ts";
import { C, type State } from "../state.ts";
import { factsBetween, type Fact } from "./consequences.ts";
import type { Chances } from "./engine.ts";
import { ownValues, type Evaluator, type Options } from "./evaluator.ts";
import { explain } from "./explanation.ts";
import { judgeDeeply, judgeQuickly, labelOf, needsDeepening, type Judgement, type Label } from "./judgement.ts";
import { causeOf, chainChances, split, type Cause } from "./luck.ts";
import { indicesDown, rounded, roundedScaled } from "./numbers.ts";

const { alternatives: ALTERNATIVES, digits: DIGITS, shown_digits: SHOWN_DIGITS } = tables.review;

/** The judgement of one decision; chances and costs are from 0 to 1. */
export interface Decision {
  ply: number; // index of the move
  seat: number;
  action: string;
  best: string;
  cost: number;
  uncertainty: number;
  label: Label;
  isDeep: boolean;
  lost: Chances; // by seat
  alternatives: [action: string, chance: number][]; // the best actions by the first evaluation
  facts: Fact[]; // of a decision that is not fine
}

/** A text that the page translates in place of each sentence of the coach. */
export type Unspoken<Reply extends { sentences: string[] }> = Omit<Reply, "sentences"> & { sentences: Sentence[] };
export type UnspokenReview = Omit<Review, "decisions"> & { decisions: Unspoken<ReviewedDecision>[] };

export class GameReview {
  readonly decisions = new Map<number, Decision>(); // by ply
  readonly #evaluator: Evaluator;
  readonly #states: State[] = [];
  readonly #actions: number[] = [];
  readonly #causes: Cause[];
  readonly #anchors: (Chances | null)[];

  /** The review of a game: its start and its moves, to the end. */
  constructor(evaluator: Evaluator, start: State, moves: readonly string[]) {
    this.#evaluator = evaluator;
    const { rules } = evaluator;
    const state = start.copy();
    for (const move of moves) {
      const action = parseMove(rules, state, move)!;
      this.#states.push(state.copy());
      this.#actions.push(action);
      rules.advance(state, action);
    }
    this.#causes = this.#states.map(causeOf);
    this.#states.push(state);
    this.#anchors = this.#states.map(() => null);
  }

  // --- passes ----------------------------------------------------------------------------------

  /** Judge every decision by the first evaluation. */
  runQuickly(): void {
    this.#states.forEach((_, ply) => this.#evaluate(ply));
  }

  /** Judge the decisions again that may have cost something, the most costly first; yields after each. */
  *runDeeply(): Generator<void> {
    const waiting = [...this.decisions.values()].filter(isOpen).sort((a, b) => b.cost - a.cost);
    for (const { ply } of waiting) {
      const options = this.#evaluator.options(this.#states[ply]!);
      this.decisions.set(ply, this.#decision(ply, options, judgeDeeply(this.#evaluator, options, this.#actions[ply]!)));
      this.#evaluator.forget();
      yield;
    }
  }

  #evaluate(ply: number): void {
    const [state, evaluator] = [this.#states[ply]!, this.#evaluator];
    const { kind } = state.top;
    if (evaluator.rules.actor(state) < 0) {
      const hasKept = ply > 0 && kindOf(this.#actions[ply - 1]!) === C.A_KEEP;
      this.#anchors[ply] = evaluator.chances(state, hasKept);
      if (kind === C.THROW && !hasKept) evaluator.forget();
    } else if (evaluator.rules.legal(state).length > 1 && kind !== C.PREDICT) {
      const options = evaluator.options(state);
      this.decisions.set(ply, this.#decision(ply, options, judgeQuickly(options, this.#actions[ply]!)));
    }
  }

  #decision(ply: number, options: Options, judgement: Judgement): Decision {
    const own = ownValues(options);
    const text = (index: number): string => actionText(this.#evaluator.rules, options.state, options.actions[index]!);
    return {
      ply,
      seat: options.seat,
      action: text(judgement.taken),
      best: text(judgement.best),
      cost: rounded(judgement.cost, DIGITS),
      uncertainty: rounded(judgement.uncertainty, DIGITS),
      label: labelOf(judgement),
      isDeep: judgement.isDeep,
      lost: judgement.lost.map((part) => rounded(part, DIGITS)),
      alternatives: indicesDown(own).slice(0, ALTERNATIVES).map((index) => [text(index), rounded(own[index]!, DIGITS)]),
      facts: this.#facts(options, judgement),
    };
  }

  #facts(options: Options, judgement: Judgement): Fact[] {
    if (labelOf(judgement) === "fine" || !judgement.isDeep) return [];
    return factsBetween(this.#evaluator, options, judgement.best, judgement.taken);
  }

  // --- results ---------------------------------------------------------------------------------

  /** The win chances before each move, and the result. The quick pass must be over. */
  chances(): Chances[] {
    const none = this.#states[0]!.seatNumbers.map(() => 0);
    const lost = this.#states.map((_, ply) => this.decisions.get(ply)?.lost ?? none);
    const anchors = this.#anchors.map((each) => each && each.map((chance) => roundedScaled(chance, DIGITS)));
    return chainChances(anchors, lost);
  }

  /** The review so far, for the page. */
  reply(): UnspokenReview {
    const chances = this.chances();
    const decisions = [...this.decisions.values()].sort((a, b) => a.ply - b.ply);
    const done = decisions.filter(({ isDeep }) => isDeep).length;
    const waiting = decisions.filter(isOpen).length;
    return {
      complete: waiting === 0,
      done,
      total: done + waiting,
      chances: chances.map((row) => row.map((chance) => rounded(chance, SHOWN_DIGITS))),
      terms: split(chances, this.#causes),
      decisions: decisions.map((decision) => this.#shown(decision)),
    };
  }

  #shown({ alternatives, facts, isDeep, lost: _, ...decision }: Decision): Unspoken<ReviewedDecision> {
    const isFine = decision.label === "fine" || !isDeep;
    return {
      ...decision,
      options: alternatives.map(([action, chance]) => ({ action, chance })),
      sentences: isFine ? [] : explain(decision.best, decision.action, facts, this.#states[0]!.monsters),
    };
  }
}

// Whether a decision waits for the second evaluation.
const isOpen = ({ isDeep, cost }: Decision): boolean => !isDeep && needsDeepening(cost);
