import { expect, test } from "vitest";
import { emblemOf, EMBLEMS, isTile } from "../src/art/emblems/index.ts";
import rulebook from "../src/generated/rulebook.json";

const ids = Object.keys(rulebook.cards);
const drawingOf = (id: string) => JSON.stringify(emblemOf(id).shapes);

test("every emblem belongs to a card or tile", () => {
  expect(Object.keys(EMBLEMS).filter((id) => !ids.includes(id))).toEqual([]);
});

test("all drawn emblems differ", () => {
  const drawn = Object.keys(EMBLEMS);
  expect(new Set(drawn.map(drawingOf)).size).toBe(drawn.length);
});

test("isTile is true for tiles only", () => {
  for (const [id, { kind }] of Object.entries(rulebook.cards)) expect(isTile(id), id).toBe(kind === "tile");
});

test("an unknown card has a question mark as emblem", () => {
  expect(EMBLEMS["from_a_later_version"]).toBe(undefined);
  expect(emblemOf("from_a_later_version").shapes).not.toHaveLength(0);
});
