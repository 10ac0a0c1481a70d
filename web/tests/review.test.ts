import { describe, expect, it } from "vitest";
import type { Review, ReviewedDecision } from "../src/generated/protocol.ts";
import { costlyDecisions, meanResult, offeredActions, ownResult } from "../src/model/review.ts";

const decision = (label: ReviewedDecision["label"], rest: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  ply: 3, seat: 0, action: "stop", best: "keep CC", cost: 0.05, uncertainty: 0.01, label, options: [], sentences: [], ...rest,
});

describe("review", () => {
  it("lists only decisions that are not fine", () => {
    const decisions = [decision("fine"), decision("mistake"), decision("inaccuracy"), decision("blunder")];
    const review: Review = { complete: true, done: 3, total: 3, chances: [], terms: [], decisions };
    expect(costlyDecisions(review).map(({ label }) => label)).toEqual(["mistake", "inaccuracy", "blunder"]);
  });

  it("has the own result with and without luck, over many games", () => {
    const terms = { own_dice: 0.3, others_dice: -0.1, cards: 0.05, own_decisions: -0.05, others_decisions: 0.3 };
    const review: Review = { complete: true, done: 0, total: 0, chances: [[0.5], [1]], terms: [terms], decisions: [] };
    const own = ownResult(review, 0)!;
    expect(own.luck).toBeCloseTo(0.25);
    expect(ownResult(review, -1)).toBeNull();
    const mean = meanResult([own, { result: 0, luck: -0.05 }]);
    expect(mean).toMatchObject({ games: 2, result: 0.5 });
    expect(mean.luck).toBeCloseTo(0.1);
    expect(mean.withoutLuck).toBeCloseTo(0.4);
  });

  it("offers each action once, in an order that does not tell the best one", () => {
    const options = [{ action: "keep CC", chance: 0.4 }, { action: "keep C", chance: 0.3 }];
    expect(offeredActions(decision("mistake", { options }))).toEqual(["keep C", "keep CC", "stop"]);
    expect(offeredActions(decision("mistake", { options, best: "stop", action: "keep CC" }))).toEqual(["keep C", "keep CC", "stop"]);
  });
});
