import { afterAll, describe, expect, it } from "vitest";
import { findCards } from "../src/model/cards.ts";
import { containsWords, normalise } from "../src/model/text-search.ts";
import { addressOf, DIFFERENCES, isSpecial, pageOf, proofsOf, rulesIn, SECTIONS, sectionsIn } from "../src/model/rulebook.ts";
import { hasText, LANGUAGES, setLanguage, t } from "../src/i18n/index.ts";

const idsIn = (edition: string, words: string) =>
  sectionsIn(edition, words).flatMap(({ rules, examples }) => [...rules, ...examples].map(({ id }) => id));

afterAll(() => setLanguage("en"));

describe("the rulebook", () => {
  it("has texts for all its parts in all languages", async () => {
    const keys = [
      ...SECTIONS.flatMap(({ name, rules, examples }) => [
        ...[`section-${name}`, `section-${name}.lead`],
        ...rules.map(({ key }) => key),
        ...examples.flatMap(({ key }) => [key, `${key}.text`]),
      ]),
      ...DIFFERENCES.flatMap(({ number }) => ["", ".first", ".second", ".dark"].map((part) => `difference-${number}${part}`)),
    ];
    for (const code of LANGUAGES) {
      await setLanguage(code);
      expect(keys.filter((key) => !hasText(key)), code).toEqual([]);
    }
    await setLanguage("en");
  });

  it("shows the rules of an edition, without empty sections", () => {
    expect(sectionsIn("first").map(({ name }) => name)).not.toContain("wickedness");
    expect(sectionsIn("dark").map(({ name }) => name)).toContain("wickedness");
    expect(idsIn("first", "")).toContain("CLAW-6");
    expect(idsIn("second", "")).not.toContain("CLAW-6");
    expect(idsIn("second", "")).toContain("EX-12");
  });

  it("has the special rules and the number of proofs", () => {
    const claws = SECTIONS.find(({ name }) => name === "claws")!.rules;
    expect(claws.filter(isSpecial).map(({ id }) => id)).toEqual(["CLAW-6", "CLAW-7", "CLAW-8", "CLAW-9"]);
    expect(proofsOf("CLAW-1")).toBeGreaterThan(0);
    expect(proofsOf("COMP-4")).toBe(0);
  });

  it("has the topics in which editions agree, with their rules", () => {
    const difference = (number: string) => DIFFERENCES.find((each) => each.number === number)!;
    expect(difference("19").isSame).toBe(true);
    expect(difference("18").isSame).toBe(false);
    expect(rulesIn(difference("18"), "dark")).toEqual(["END-3"]);
  });
});

describe("addresses of the rulebook", () => {
  it("contain an edition and a place in it", () => {
    expect(pageOf("", "")).toEqual({ edition: "second", place: "" });
    expect(pageOf("first", "claws")).toEqual({ edition: "first", place: "claws" });
    expect(pageOf("compare", "")).toEqual({ edition: "compare", place: "" });
    expect(addressOf("dark", "WICK-3")).toBe("/#rules/dark/WICK-3");
    expect(addressOf("dark")).toBe("/#rules/dark");
  });

  it("lead to an edition that has the rule", () => {
    expect(pageOf("first", "WICK-3")).toEqual({ edition: "dark", place: "WICK-3" });
    expect(pageOf("second", "CLAW-6")).toEqual({ edition: "first", place: "CLAW-6" });
    expect(pageOf("wickedness", "")).toEqual({ edition: "dark", place: "wickedness" });
    expect(pageOf("EX-4", "")).toEqual({ edition: "second", place: "EX-4" });
    expect(pageOf("dark", "NONE-1")).toEqual({ edition: "dark", place: "NONE-1" });
    expect(pageOf("no such", "")).toEqual({ edition: "second", place: "no such" });
  });
});

describe("searching", () => {
  it("finds words, ids and examples", () => {
    expect(idsIn("second", "claw-3")).toEqual(["CLAW-3"]);
    expect(idsIn("first", "Skyscraper energy")).toContain("EX-6");
    expect(idsIn("second", "no such thing")).toEqual([]);
  });

  it("ignores case and accents", () => {
    expect(normalise("É’٣۴")).toBe("e'34");
    expect(containsWords("می‌شود، كتاب", "میشود کتاب")).toBe(true);
    expect(containsWords("Всё ещё", "еще все")).toBe(true);
    expect(containsWords("佔領東京市", "東京")).toBe(true);
    expect(containsWords("Tokyo", "")).toBe(true);
  });

  it("finds rules and cards in all languages", async () => {
    for (const code of LANGUAGES) {
      await setLanguage(code);
      expect(idsIn("second", t("rule-CLAW-3")), code).toContain("CLAW-3");
      const words = t("card-gourmet");
      expect(findCards({ words, edition: "", kind: "", price: "", when: "", pack: "" }).map(({ id }) => id), code).toContain("gourmet");
    }
  });
});
