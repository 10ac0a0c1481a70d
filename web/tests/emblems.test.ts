import { expect, test } from "vitest";
import { EMBLEMS, emblemOf, isTile } from "../src/art/emblems/index.ts";
import rulebook from "../src/generated/rulebook.json";

const ids = Object.keys(rulebook.cards);

test("every card and tile has an emblem, and nothing else has one", () => {
  expect(Object.keys(EMBLEMS).sort()).toEqual([...ids].sort());
});

test("no emblem is the same as another", () => {
  const drawings = ids.map((id) => JSON.stringify(emblemOf(id).shapes));
  expect(new Set(drawings).size).toBe(ids.length);
});

test("tiles are framed as tiles, cards are not", () => {
  for (const [id, { kind }] of Object.entries(rulebook.cards)) expect(isTile(id), id).toBe(kind === "tile");
});

test("a card that this page does not know yet is drawn as a question", () => {
  expect(EMBLEMS["from_a_later_version"]).toBe(undefined);
  expect(emblemOf("from_a_later_version").shapes).not.toHaveLength(0);
});
