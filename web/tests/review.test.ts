import { describe, expect, it } from "vitest";
import type { Review, ReviewedDecision } from "../src/generated/protocol.ts";
import { costlyDecisions, offeredActions } from "../src/model/review.ts";

const decision = (label: ReviewedDecision["label"], rest: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  ply: 3, seat: 0, action: "stop", best: "keep CC", cost: 0.05, uncertainty: 0.01, label, options: [], sentences: [], ...rest,
});

describe("review", () => {
  it("lists only decisions that are not fine", () => {
    const decisions = [decision("fine"), decision("mistake"), decision("inaccuracy"), decision("blunder")];
    const review: Review = { complete: true, done: 3, total: 3, chances: [], terms: [], decisions };
    expect(costlyDecisions(review).map(({ label }) => label)).toEqual(["mistake", "inaccuracy", "blunder"]);
  });

  it("offers each action once, in an order that does not tell the best one", () => {
    const options = [{ action: "keep CC", chance: 0.4 }, { action: "keep C", chance: 0.3 }];
    expect(offeredActions(decision("mistake", { options }))).toEqual(["keep C", "keep CC", "stop"]);
    expect(offeredActions(decision("mistake", { options, best: "stop", action: "keep CC" }))).toEqual(["keep C", "keep CC", "stop"]);
  });
});
