import { expect, test } from "vitest";
import type { Listed, Phase } from "../src/generated/protocol.ts";
import { sortByPhase } from "../src/model/game-order.ts";

const listed = (code: string, phase: Phase, changed: number): Listed => ({
  table: code, code, phase, changed, created: 0, edition: "second", seats: 4, people: 1,
});

test("running games come first, and the latest first in each phase", () => {
  const tables = [listed("A", "over", 9), listed("B", "playing", 1), listed("C", "gathering", 5), listed("D", "playing", 3)];
  expect(sortByPhase(tables).map(({ code }) => code)).toEqual(["D", "B", "C", "A"]);
});
