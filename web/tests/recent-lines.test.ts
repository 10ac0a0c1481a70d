import { expect, test } from "vitest";
import { recentLines } from "../src/model/recent-lines.ts";
import type { Line } from "../src/model/types.ts";

const line = (kind: Line["kind"], seat: number, key: string): Line => ({ kind, seat, key, args: {}, ply: 1 });
const LINES = [
  line("turn", 0, "first turn"),
  line("event", 0, "long ago"),
  line("turn", 1, "second turn"),
  line("event", 0, "hurt"),
  line("event", 2, "hurt too"),
  line("event", 1, "enters"),
  line("turn", 0, "third turn"),
  line("event", 0, "holds"),
  line("move", 0, "throws"),
  line("chat", 1, "ha ha"),
];
const keysFor = (concerned: number[]): string[] => recentLines(LINES, concerned).map(({ key }) => key);

test("returns the latest events in log order", () => {
  expect(keysFor([])).toEqual(["enters", "holds"]);
});

test("prefers events of the concerned seats", () => {
  expect(keysFor([2])).toEqual(["hurt too", "holds"]);
  expect(keysFor([0])).toEqual(["hurt", "holds"]);
});

test("ignores events before the previous turn", () => {
  expect(keysFor([0])).not.toContain("long ago");
  expect(recentLines(LINES.slice(0, 1), [0])).toEqual([]);
});
