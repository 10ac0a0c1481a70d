import { expect, test } from "vitest";
import { awardsOf, chanceOfEqual } from "../src/model/awards.ts";
import type { Line } from "../src/model/types.ts";

const MONSTERS = ["kraken", "the_king", "gigazaur"];
const line = (key: string, seat: number, args: Line["args"] = {}, more: Partial<Line> = {}): Line => ({ key, args, seat, ply: 0, kind: "event", ...more });

test("each award goes to the best seat", () => {
  const lines = [
    line("log-turn", 0, {}, { kind: "turn" }),
    line("log-roll", 0, {}, { dice: "CCCCCH", kind: "move" }),
    line("log-health-lost", 1, { amount: 5, cause: "claws", by: "kraken" }),
    line("log-health-lost", 2, { amount: 2, cause: "poison", by: "the_king" }),
    line("log-moved-city", 0),
    line("log-turn", 1, {}, { kind: "turn" }),
    line("log-roll", 1, {}, { dice: "1123EC", kind: "move" }),
    line("log-bought", 1, { amount: 4 }),
    line("log-turn", 2, {}, { kind: "turn" }),
    line("log-health", 2, { amount: 3 }),
    line("log-health", 1, { amount: 10, cause: "knockout" }),
  ];
  expect(awardsOf(lines, MONSTERS)).toEqual([
    { kind: "claws", seat: 0, amount: 5 },
    { kind: "tokyo", seat: 0, amount: 2 },
    { kind: "luck", seat: 0, amount: 5, dice: "CCCCCH" },
    { kind: "spender", seat: 1, amount: 4 },
    { kind: "healer", seat: 2, amount: 3 },
  ]);
});

test("equal seats get no award, and a game without events has none", () => {
  expect(awardsOf([], MONSTERS)).toEqual([]);
  const equal = [line("log-bought", 0, { amount: 4 }), line("log-bought", 1, { amount: 4 })];
  expect(awardsOf(equal, MONSTERS)).toEqual([]);
});

test("the chance of equal faces", () => {
  expect(chanceOfEqual(2, 2)).toBeCloseTo(1 / 6);
  expect(chanceOfEqual(6, 6)).toBeCloseTo(6 / 6 ** 6);
  expect(chanceOfEqual(6, 5)).toBeCloseTo((6 * (6 * 5 + 1)) / 6 ** 6);
  expect(chanceOfEqual(3, 1)).toBeCloseTo(1);
});
