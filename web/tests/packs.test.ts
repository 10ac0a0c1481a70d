import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultEmblem } from "../src/art/emblems/default.ts";
import { emblemOf, EMBLEMS, isTile } from "../src/art/emblems/index.ts";
import type { PackCards } from "../src/generated/protocol.ts";
import { cardEffect, cardTitle, currentLanguage, loadPackTexts, packTitle, setLanguage, t } from "../src/i18n/index.ts";
import { cardOf, findCards, MOMENTS, NO_PACK, packNames, prices, priceIn, type CardFilter } from "../src/model/cards.ts";
import { logLines } from "../src/model/log-lines.ts";
import { setPackCards } from "../src/model/printed-cards.svelte.ts";
import { loadPacks } from "../src/state/packs.ts";
import { pictureOf, updateTo } from "./recorded-messages.ts";

const COSTS = { first: 9, second: 9, dark: 10 };
const CARDS: PackCards["cards"] = {
  second_wind: { pack: "night_shift", kind: "keep", costs: COSTS, when: ["hurt"] },
  midnight_snack: { pack: "night_shift", kind: "discard", costs: { second: 4 }, copies: { second: 2 }, when: ["once"] },
  night_owl: { pack: "night_shift", kind: "tile", level: 3, side: "red", when: ["end"] },
  search: { pack: "other_cards", kind: "keep", costs: { second: 4 } },
};
const TEXTS: Record<string, PackCards["texts"]> = {
  en: {
    "pack-night_shift": "Night Shift",
    "card-second_wind": "Second Wind",
    "card-second_wind.effect": "You come back with 5 hearts.",
    "card-second_wind.dark": "Last Wind",
    "card-search": "Seek",
    "card-search.effect": "Look at the top card.",
  },
  fa: { "pack-night_shift": "شیفت شب", "card-second_wind": "نفس تازه", "card-second_wind.effect": "با ۵ قلب برمی‌گردی." },
};
const ANYTHING: CardFilter = { words: "", edition: "", kind: "", price: "", when: "", pack: "" };
const ids = (wanted: Partial<CardFilter>) => findCards({ ...ANYTHING, ...wanted }).map(({ id }) => id);

let requests: string[] = [];
let isDown = false;

// The server: it answers requests for packs.
function answer(address: string): Response {
  requests.push(address);
  if (isDown) throw new TypeError("network error");
  const language = new URL(address, "http://host").searchParams.get("language")!;
  return Response.json({ cards: CARDS, texts: TEXTS[language] ?? TEXTS.en });
}

beforeEach(() => {
  requests = [];
  isDown = false;
  vi.stubGlobal("fetch", async (address: string) => answer(address));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await loadPackTexts(async () => ({}));
  await setLanguage("en");
  setPackCards({});
});

// --- loading -------------------------------------------------------------------------------------

test("nothing is requested from a server without packs", async () => {
  await loadPacks([]);
  await loadPacks(undefined);
  expect(requests).toEqual([]);
});

test("a failed request is reported, and the next table tries again", async () => {
  isDown = true;
  await expect(loadPacks(["night_shift"])).rejects.toThrow();
  expect(cardTitle("second_wind", "second")).toBe("Second Wind"); // from its id
  await setLanguage("fr"); // the page works without packs
  isDown = false;
  await setLanguage("en");
  await loadPacks(["night_shift"]);
  await loadPacks(["night_shift"]);
  expect(requests.filter((address) => address.endsWith("language=en"))).toHaveLength(2);
  expect(cardEffect("second_wind", "second")).toBe("You come back with 5 hearts.");
});

// --- texts at run time -----------------------------------------------------------------------------

test("texts of packs follow the language, without a new request from the screens", async () => {
  await loadPackTexts(async (language) => TEXTS[language] ?? {});
  expect([cardTitle("second_wind", "second"), cardTitle("second_wind#2", "dark")]).toEqual(["Second Wind", "Last Wind"]);
  expect(t("log-bought", { monster: "kraken", card: { card: "second_wind", edition: "second" }, amount: 6 })).toContain("Second Wind");
  await setLanguage("fa");
  expect([cardTitle("second_wind", "second"), packTitle("night_shift")]).toEqual(["نفس تازه", "شیفت شب"]);
  expect(cardEffect("second_wind", "dark")).toBe("با ۵ قلب برمی‌گردی.");
  await setLanguage("x-pseudo");
  expect(cardTitle("second_wind", "second")).toBe("Šéçöñd Wîñd");
});

test("a language is shown even if the texts of packs cannot be loaded in it", async () => {
  await loadPackTexts(async (language) => {
    if (language === "fr") throw new Error("no server");
    return TEXTS[language]!;
  });
  await setLanguage("fr");
  expect([currentLanguage(), cardTitle("second_wind", "second")]).toEqual(["fr", "Second Wind"]);
  expect(cardTitle("jets", "second")).toBe("Réacteurs");
});

test("a card of a pack does not replace a text of the page", async () => {
  await loadPackTexts(async () => TEXTS.en!);
  setPackCards(CARDS);
  expect([cardTitle("search", "second"), t("card-search")]).toEqual(["Seek", "Search"]);
});

// --- cards -----------------------------------------------------------------------------------------

test("cards of packs are found in the list of cards, also by their pack", async () => {
  await loadPacks(["night_shift"]);
  setPackCards(CARDS);
  await loadPackTexts(async () => TEXTS.en!);
  expect(ids({ words: "come back" })).toEqual(["second_wind"]);
  expect(ids({ words: "night shift" })).toEqual(["second_wind", "midnight_snack", "night_owl"]);
  expect(ids({ pack: "night_shift", kind: "tile" })).toEqual(["night_owl"]);
  expect(ids({ pack: NO_PACK })).not.toContain("second_wind");
  expect(ids({ price: 9 })).toEqual(["second_wind"]);
  expect(packNames()).toEqual(["night_shift", "other_cards"]);
  expect(prices()).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(priceIn(cardOf("second_wind")!, "dark")).toBe(10);
});

test("log lines name a card of a pack as the cause", () => {
  setPackCards(CARDS);
  const events = [{ what: "energy", seat: 0, amount: 1, cause: "night_owl", rules: ["tile:night_owl"] }];
  const lines = logLines(updateTo(pictureOf(), [{ move: "done", ply: 21, seat: 0, events }]), pictureOf());
  expect(lines.map(({ cause }) => cause)).toEqual(["night_owl"]);
  expect(lines[0]!.args).toMatchObject({ cause: "card", title: { card: "night_owl" } });
});

// --- default emblems -------------------------------------------------------------------------------

test("a card of a pack has an emblem by what it does", () => {
  setPackCards(CARDS);
  expect(emblemOf("second_wind").shapes).toEqual(defaultEmblem(5, ["hurt"]).shapes);
  expect(emblemOf("midnight_snack#2")).toEqual(emblemOf("midnight_snack"));
  expect([isTile("night_owl"), isTile("second_wind"), isTile("unknown")]).toEqual([true, false, false]);
  expect(emblemOf("jets")).toBe(EMBLEMS.jets);
  expect(emblemOf("search").shapes).not.toEqual(emblemOf("unknown").shapes);
});

test("each moment has a motif of its own that stands out from the ground", () => {
  const motifs = [...MOMENTS, ""].map((when) => JSON.stringify(defaultEmblem(0, [when]).shapes));
  expect(new Set(motifs).size).toBe(MOMENTS.length + 1);
  for (const when of MOMENTS)
    for (let number = 0; number < 8; number += 1) {
      const { ground, shapes } = defaultEmblem(number, [when]);
      expect(shapes[0]!.fill, `${when} on ${ground}`).not.toBe(ground);
    }
});

test("seven cards that act at the same moment look different", () => {
  const looks = Array.from({ length: 7 }, (_, number) => JSON.stringify(defaultEmblem(number, ["once"])));
  expect(new Set(looks).size).toBe(7);
});
