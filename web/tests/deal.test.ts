import { describe, expect, it } from "vitest";
import type { Game, Review } from "../src/generated/protocol.ts";
import { dealRows, firstSeat, toReview } from "../src/model/deal.ts";
import { TERMS } from "../src/model/review.ts";
import { routeOf } from "../src/state/address.ts";

const game = (table: string, rest: Partial<Game> = {}): Game => ({
  table, code: table.toUpperCase(), phase: "over", edition: "second", level: "medium", created: 1, changed: 2,
  seats: [{ monster: "kraken", bot: "easy" }, { monster: "the_king", name: "Ann", yours: true, place: 2 }], ...rest,
});
const terms = { own_dice: 0.2, others_dice: -0.1, cards: 0.05, own_decisions: -0.12, others_decisions: 0.02 };
const review: Review = { complete: true, done: 0, total: 0, chances: [[0.5, 0.25], [0.5, 0.3]], terms: [terms, terms], decisions: [] };

describe("a deal", () => {
  it("compares one seat in all games", () => {
    const [first, second] = dealRows([game("a"), game("b", { phase: "playing" })], 1, { a: review });
    expect(first).toMatchObject({ start: 0.25, result: 0.3, seat: { name: "Ann" } });
    expect(first!.withoutLuck).toBeCloseTo(0.3 - 0.15);
    expect(TERMS.reduce((sum, term) => sum + first!.terms![term], 0)).toBeCloseTo(0.3 - 0.25);
    expect(second!.terms).toBeUndefined();
  });

  it("starts with the own seat", () => {
    expect(firstSeat([game("a")])).toBe(1);
    expect(firstSeat([game("a", { seats: [{ monster: "kraken" }] })])).toBe(0);
    expect(firstSeat([])).toBe(0);
  });

  it("reviews finished games once", () => {
    const games = [game("a"), game("b"), game("c", { phase: "playing" })];
    expect(toReview(games, { a: review, b: { ...review, complete: false } }).map(({ table }) => table)).toEqual(["b"]);
    expect(toReview([game("a"), game("b")], { a: { ...review, complete: false } }).map(({ table }) => table)).toEqual(["b", "a"]);
  });

  it("has an address", () => expect(routeOf("/t/ABCDEF", "#deal")).toEqual({ screen: "deal", code: "ABCDEF" }));
});
