import { expect, test } from "vitest";
import { emblemOf, EMBLEMS, isTile } from "../src/art/emblems/index.ts";
import rulebook from "../src/generated/rulebook.json";

const ids = Object.keys(rulebook.cards);

test("exactly the cards and tiles have emblems", () => {
  expect(Object.keys(EMBLEMS).sort()).toEqual([...ids].sort());
});

test("all emblems differ", () => {
  const drawings = ids.map((id) => JSON.stringify(emblemOf(id).shapes));
  expect(new Set(drawings).size).toBe(ids.length);
});

test("isTile is true for tiles only", () => {
  for (const [id, { kind }] of Object.entries(rulebook.cards)) expect(isTile(id), id).toBe(kind === "tile");
});

test("an unknown card has a question mark as emblem", () => {
  expect(EMBLEMS["from_a_later_version"]).toBe(undefined);
  expect(emblemOf("from_a_later_version").shapes).not.toHaveLength(0);
});
