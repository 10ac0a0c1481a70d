// The odds that a table shows: useful goals for the dice, and dangers, as in server/workers/odds_calculator.py.
// Each part has a limit, counted in positions; a part beyond its limit is left out.

import type { AnswerOdds, GoalOdds, Odds } from "../../generated/protocol.ts";
import { actionText, pack } from "../notation.ts";
import type { Rules } from "../rules.ts";
import { C, type State } from "../state.ts";
import { atLeast, average, type Goal } from "./dice-sets.ts";
import { countOf, handOf, type Hand } from "./hand.ts";
import { Plan } from "./plan.ts";
import { BudgetExceeded, diceOf, isStanding, Positions, SearchBudget } from "./positions.ts";
import { killGoal, winGoal } from "./table-goals.ts";
import { ThreatEvaluator } from "./threats.ts";

const { MAX_POSITIONS_PER_PART, MAX_POSITIONS, MAX_ANSWERS, MAX_TOKYO_STARS, MAX_CARD_BONUS, MAX_TRIPLES } = C;
const MAX_DANGER_POSITIONS = 50_000; // the server has three seconds for a danger
const { MIN_DECISIVE_CHANCE, MIN_TRIPLE_CHANCE, EPSILON } = C;

/** The odds in a position, those of the pending decision only if the viewer decides. */
export function oddsOf(rules: Rules, state: State, decides: boolean): Odds {
  const seat = decides ? rules.actor(state) : -1;
  const calculator = new OddsCalculator(rules, state);
  const isThrowing = seat >= 0 && state.top.kind === C.KEEP;
  const goals = isThrowing ? calculator.goals() : [];
  const answers = seat >= 0 && !isThrowing ? calculator.answers(seat) : [];
  const threats = state.seatNumbers.map((each) => calculator.threat(each));
  return { threats, seat: goals.length || answers.length ? seat : -1, goals, answers, whole: calculator.isWhole };
}

/** The chance of a monster to die before its next turn if it does not yield now; null: it would take too long. */
export function dangerIfStaying(rules: Rules, state: State, seat: number): number | null {
  const after = state.top.kind === C.YIELD ? new Positions(rules).after(state, pack(C.A_STAY)) : state;
  return new OddsCalculator(rules, after, MAX_DANGER_POSITIONS).threat(seat);
}

class OddsCalculator {
  isWhole = true;
  readonly #positions: Positions;
  readonly #state: State;
  readonly #perPart: number;
  #left: number;

  constructor(rules: Rules, state: State, perPart: number = MAX_POSITIONS_PER_PART) {
    [this.#positions, this.#state, this.#perPart] = [new Positions(rules), state, perPart];
    this.#left = Math.max(MAX_POSITIONS, perPart);
  }

  // The result of a computation, or null if it exceeds its limit.
  #bounded<Found>(compute: (budget: SearchBudget) => Found): Found | null {
    const limit = Math.min(this.#perPart, this.#left);
    const budget = new SearchBudget(limit);
    try {
      return compute(budget);
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error;
      this.isWhole = false;
      return null;
    } finally {
      this.#left -= limit - Math.max(budget.left, 0);
    }
  }

  // --- danger ----------------------------------------------------------------------------------

  threat(seat: number): number | null {
    if (!isStanding(this.#state, seat) || this.#state.get("step") === C.OVER) return null;
    return this.#bounded((budget) => new ThreatEvaluator(this.#positions, seat, budget).deathChance(this.#state));
  }

  /** The danger after each legal action; nothing if all dangers are equal. */
  answers(seat: number): AnswerOdds[] {
    const state = this.#state;
    const legal = this.#positions.rules.legal(state);
    if (legal.length > MAX_ANSWERS || state.get("step") === C.OVER) return [];
    const found = this.#bounded((budget) => {
      const evaluator = new ThreatEvaluator(this.#positions, seat, budget);
      return legal.map((action) => ({ action: this.#text(action), danger: evaluator.deathChance(this.#positions.after(state, action)) }));
    });
    const dangers = (found ?? []).map(({ danger }) => danger);
    return Math.max(...dangers) - Math.min(...dangers) > EPSILON ? found! : [];
  }

  #text(action: number): string {
    return actionText(this.#positions.rules, this.#state, action);
  }

  // --- dice ------------------------------------------------------------------------------------

  /** Odds to win and to kill, then dice results, then three of a number. */
  goals(): GoalOdds[] {
    const hand = handOf(this.#state);
    const legal = new Set(this.#positions.rules.legal(this.#state).map((action) => this.#text(action)));
    const odds = (goal: Goal): GoalOdds => goalOdds(new Plan(hand, goal), legal);
    const decisive = this.#decisiveGoals(hand).map(odds).filter(({ value }) => value >= MIN_DECISIVE_CHANCE);
    const measures = ["stars", "claws", "hearts", "energy"].filter((measure) => measure !== "hearts" || this.#heartsHelp(hand));
    const triples = [3, 2, 1].map((n) => odds(atLeast(`${n}s`, 3))).filter(({ value, stop }) => value >= MIN_TRIPLE_CHANCE && stop < 1);
    const best = triples.sort((a, b) => b.value - a.value).slice(0, MAX_TRIPLES);
    return [...decisive, ...measures.map((measure) => odds(average(measure))), ...best];
  }

  // The goals to win and to kill each opponent, unless clearly out of reach.
  #decisiveGoals(hand: Hand): Goal[] {
    const state = this.#state;
    const turn = state.get("turn");
    const dice = countOf(hand);
    const bonus = state.hasActs(turn) ? MAX_CARD_BONUS : 0;
    const others = state.seatNumbers.filter((seat) => seat !== turn && isStanding(state, seat));
    const hurt = this.#seatsHurtByDice(dice);
    const inReach = others.filter((seat) => hurt.has(seat) && state.get("health", seat) <= dice + bonus);
    const mayWin = state.get("stars", turn) + dice + MAX_TOKYO_STARS + bonus >= C.STARS_TO_WIN || inReach.length === others.length;
    const win = mayWin ? [this.#bounded((budget) => winGoal(this.#positions, state, budget))] : [];
    const kills = inReach.map((seat) => this.#bounded((budget) => killGoal(this.#positions, state, seat, budget)));
    return [...win, ...kills].filter((goal) => goal !== null);
  }

  // The seats that all claws, or half claws with half of another face, can hurt or force to defend.
  #seatsHurtByDice(dice: number): Set<number> {
    const state = this.#state;
    const hurt = new Set<number>();
    for (let face = 0; face < C.FACES; face += 1) {
      const claws = face === C.CLAW ? dice : Math.floor(dice / 2);
      const shown = diceOf(C.CLAW, claws);
      shown[face] = face === C.CLAW ? dice : dice - claws;
      const after = this.#positions.resolved(state, shown);
      for (const seat of state.seatNumbers) {
        const isHit = after.get("loss", seat) || after.get("held", seat) || !isStanding(after, seat);
        if (isHit || after.get("health", seat) < state.get("health", seat)) hurt.add(seat);
      }
    }
    return hurt;
  }

  // Whether hearts on all dice would heal the monster or lead to a choice.
  #heartsHelp(hand: Hand): boolean {
    const seat = this.#state.get("turn");
    const after = this.#positions.resolved(this.#state, diceOf(C.HEART, countOf(hand)));
    return after.get("health", seat) > this.#state.get("health", seat) || after.top.kind === C.USE_HEART;
  }
}

function goalOdds(plan: Plan, legal: ReadonlySet<string>): GoalOdds {
  const choices = plan.choices();
  const best = choices.find(({ action }) => legal.has(action))!;
  const stop = choices.find(({ action }) => action === "stop")!;
  return { goal: plan.goal.name, chance: plan.goal.isChance, value: best.value, stop: stop.value, action: best.action };
}
