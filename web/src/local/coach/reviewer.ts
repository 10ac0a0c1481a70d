// Performs the tasks of the coach. A review is continued from task to task.

import tables from "../../generated/coach.json";
import type { Rules } from "../rules.ts";
import { State } from "../state.ts";
import type { CoachEngine } from "./engine.ts";
import { Evaluator } from "./evaluator.ts";
import { giveHint } from "./hint.ts";
import { rounded } from "./numbers.ts";
import { GameReview } from "./review.ts";
import type { Replies, Task } from "./tasks.ts";

const { seconds: SECONDS, shown_digits: DIGITS } = tables.review;
const MOST_REVIEWS = 5; // in memory

interface Running {
  review: GameReview;
  rest: Generator<void>; // the second pass
}

export class Reviewer {
  readonly #evaluator: Evaluator;
  readonly #reviews = new Map<string, Running>(); // by table, the latest one last

  constructor(rules: Rules, engine: CoachEngine) {
    this.#evaluator = new Evaluator(rules, engine);
  }

  perform(task: Task): Replies[keyof Replies] {
    if (task.type === "review") return this.#review(task);
    if (task.type === "hint") return giveHint(this.#evaluator, new State(task.state));
    this.#evaluator.forget();
    return this.#evaluator.chances(new State(task.state)).map((chance) => rounded(chance, DIGITS));
  }

  // The first result is the quick one; each further task examines costly decisions for some seconds.
  #review({ table, start, moves }: Extract<Task, { type: "review" }>): Replies["review"] {
    const known = this.#reviews.get(table);
    if (!known) return this.#begin(table, new GameReview(this.#evaluator, new State(start), moves));
    this.#evaluator.forget();
    const end = performance.now() + 1000 * SECONDS;
    while (!known.rest.next().done && performance.now() < end);
    return known.review.reply();
  }

  #begin(table: string, review: GameReview): Replies["review"] {
    this.#evaluator.forget();
    review.runQuickly();
    this.#evaluator.forget();
    this.#reviews.set(table, { review, rest: review.runDeeply() });
    const [oldest] = this.#reviews.keys();
    if (this.#reviews.size > MOST_REVIEWS) this.#reviews.delete(oldest!);
    return review.reply();
  }
}
