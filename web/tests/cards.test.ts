import { expect, test } from "vitest";
import { cardOf, CARDS, findCards, isInEdition, MOMENTS, priceIn, prices, rulingsOf, type CardFilter } from "../src/model/cards.ts";

const ANYTHING: CardFilter = { words: "", edition: "", kind: "", price: "", when: "", pack: "" };
const ids = (wanted: Partial<CardFilter>) => findCards({ ...ANYTHING, ...wanted }).map(({ id }) => id);

test("an empty filter matches all cards", () => {
  expect(ids({})).toHaveLength(CARDS.length);
});

test("words are searched in the titles of all editions and in effects, ignoring case and accents", () => {
  expect(ids({ words: "TELEPATH" })).toEqual(["energy_drink"]);
  expect(ids({ words: "we’re stronger" })).toEqual(["were_only_making_it_stronger"]);
  expect(ids({ words: "neighbours heart" })).toEqual(["fire_breathing"]);
  expect(ids({ words: "no such thing" })).toEqual([]);
});

test("edition, kind and price filter the cards", () => {
  expect(ids({ kind: "tile" })).toHaveLength(20);
  expect(ids({ kind: "tile", edition: "second" })).toEqual([]);
  expect(ids({ edition: "dark", price: 0 })).toEqual(["monster_pets"]);
  expect(ids({ edition: "first", price: 2 })).toContain("battery_monster");
  expect(ids({ edition: "second", price: 2 })).not.toContain("battery_monster");
});

test("the moment filters the cards, and each card and tile has one", () => {
  expect(ids({ when: "end" })).toContain("solar_powered");
  expect(ids({ when: "tokyo", kind: "tile" })).toEqual(["defender_of_tokyo"]);
  expect(CARDS.filter(({ kind }) => kind === "discard").every(({ when }) => when?.includes("once"))).toBe(true);
  expect(CARDS.filter(({ when }) => !when?.length)).toEqual([]);
  expect(new Set(CARDS.flatMap(({ when }) => when))).toEqual(new Set(MOMENTS));
});

test("price and availability depend on the edition", () => {
  const gourmet = cardOf("gourmet")!;
  expect([priceIn(gourmet, "second"), priceIn(gourmet, "dark")]).toEqual([4, 6]);
  expect(isInEdition(cardOf("mimic")!, "dark")).toBe(false);
  expect(isInEdition(cardOf("monster_pets")!, "dark")).toBe(true);
  expect(cardOf("extra_head#2")).toBe(cardOf("extra_head"));
  expect(prices()).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
});

test("a ruling for one edition only names that edition", () => {
  const rulings = rulingsOf("alien_origin");
  expect(rulings.length).toBeGreaterThan(2);
  expect(rulings.filter(({ only }) => only === "dark")).toHaveLength(1);
  expect(rulingsOf("no_such_card")).toEqual([]);
});
