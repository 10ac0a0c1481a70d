import { expect, test } from "vitest";
import type { Listed, Phase } from "../src/generated/protocol.ts";
import { byPhase } from "../src/model/listing.ts";

const listed = (code: string, phase: Phase, changed: number): Listed => ({
  table: code, code, phase, changed, created: 0, edition: "second", seats: 4, people: 1,
});

test("games that run come first, the latest of each kind before the others", () => {
  const tables = [listed("A", "over", 9), listed("B", "playing", 1), listed("C", "gathering", 5), listed("D", "playing", 3)];
  expect(byPhase(tables).map(({ code }) => code)).toEqual(["D", "B", "C", "A"]);
});
