// Sentences about a decision as messages, as in coach/explanation.py: the page translates them.

import tables from "../../generated/coach.json";
import type { Sentence } from "../../model/puzzle.ts";
import type { Fact } from "./consequences.ts";
import { rounded } from "./numbers.ts";

const { bad: BAD, chances: CHANCES, compared: COMPARED } = tables.facts;

/** The messages that compare the best action with another one. `isHint`: that one was not taken. */
export function explain(best: string, taken: string, facts: readonly Fact[], monsters: readonly string[], isHint = false): Sentence[] {
  const aboutCard = cardMessages(best, taken, isHint);
  if (aboutCard.length && !facts.some(({ name }) => CHANCES.includes(name))) return aboutCard;
  if (facts.length) return facts.map((fact) => factMessage(fact, monsters, isHint));
  return aboutCard.length ? aboutCard : [["coach-later", {}]];
}

function factMessage({ name, best, taken, seat, is_gain }: Fact, monsters: readonly string[], isHint: boolean): Sentence {
  const suffix = is_gain ? "" : BAD.includes(name) ? "-more" : "-less";
  const start = isHint && is_gain && COMPARED.includes(name) ? "coach-hint" : "coach";
  const key = `${start}-${name}${suffix}`;
  if (!CHANCES.includes(name)) return [key, { [is_gain ? "more" : "less"]: rounded(Math.abs(best - taken), 1) }];
  const chances = { best: rounded(100 * best, 0), taken: rounded(100 * taken, 0) };
  return [key, name === "kills" ? { ...chances, who: monsters[seat]! } : chances];
}

// A message about the card that the better choice, or else the other one, buys.
function cardMessages(best: string, taken: string, isHint: boolean): Sentence[] {
  const choices = [
    [isHint ? "coach-hint-card" : "coach-card-worth", best],
    ["coach-card-waste", taken],
  ] as const;
  for (const [key, action] of choices) {
    const [verb, card = ""] = action.split(" ");
    if (verb === "buy") return [[key, { card: card.split("#")[0]! }]];
  }
  return [];
}
