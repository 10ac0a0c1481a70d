import { expect, test } from "vitest";
import type { Picture } from "../src/generated/protocol.ts";
import { bankLeft } from "../src/model/clock.ts";
import { clockKey, LONGEST, PRESETS, secondsOf } from "../src/model/clock-presets.ts";
import { duration, timeSpan } from "../src/state/time.ts";

const START = 1_000_000;
const game = (move: number, reserve: number): Picture =>
  ({
    phase: "playing",
    setup: { clock: { move, reserve } },
    asked: { seat: 0, since: START },
    seats: [{ holder: "ann", reserve }, { holder: "bob", reserve: 40 }, { bot: "easy", reserve }],
  }) as unknown as Picture;

test("the time bank of the player who decides runs after the time of the decision", () => {
  expect(bankLeft(game(60, 300), 0, START + 50_000)).toBe(300);
  expect(bankLeft(game(60, 300), 0, START + 70_000)).toBe(290);
  expect(bankLeft(game(0, 300), 0, START + 400_000)).toBe(0);
});

test("the time bank of other players stands still, and bots have none", () => {
  expect(bankLeft(game(60, 300), 1, START + 400_000)).toBe(40);
  expect(bankLeft(game(60, 300), 2, START)).toBeNull();
  expect(bankLeft(game(60, 0), 0, START)).toBeNull();
});

test("an own clock is entered in any unit and stays within the limits", () => {
  expect(secondsOf({ amount: 1.5, unit: 60 })).toBe(90);
  expect(secondsOf({ amount: null, unit: 60 })).toBe(0);
  expect(secondsOf({ amount: -3, unit: 60 })).toBe(0);
  expect(secondsOf({ amount: 99, unit: 86_400 })).toBe(LONGEST);
});

test("every preset has its own description", () => {
  expect(Object.values(PRESETS).map((clock) => clockKey(clock))).toEqual([
    "clock-about-none", "clock-about-both", "clock-about-both", "clock-about-reserve", "clock-about-move", "clock-about-move",
  ]);
});

test("lengths of time are written in words", () => {
  expect([20, 90, 900, 86_400, 90_000, 0].map(timeSpan)).toEqual([
    "20 seconds", "1 minute, 30 seconds", "15 minutes", "1 day", "1 day, 1 hour", "0 seconds",
  ]);
  expect(duration(75)).toBe("1:15");
});
