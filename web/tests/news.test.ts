import { expect, test } from "vitest";
import { newsOf } from "../src/model/news.ts";
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
const told = (concerned: number[]): string[] => newsOf(LINES, concerned).map(({ key }) => key);

test("the latest events, in the order in which they happened", () => {
  expect(told([])).toEqual(["enters", "holds"]);
});

test("what concerns oneself comes before what concerns others", () => {
  expect(told([2])).toEqual(["hurt too", "holds"]);
  expect(told([0])).toEqual(["hurt", "holds"]);
});

test("what is older than the turn before is no news", () => {
  expect(told([0])).not.toContain("long ago");
  expect(newsOf(LINES.slice(0, 1), [0])).toEqual([]);
});
