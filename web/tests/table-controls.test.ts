// Pure modules of the table's components: shortcuts, kept dice, seat actions and ranking.

import { describe, expect, it } from "vitest";
import type { Picture } from "../src/generated/protocol.ts";
import type { Choices } from "../src/model/types.ts";
import { harderLevel } from "../src/model/levels.ts";
import { lastTurn, ranking } from "../src/components/results.ts";
import { commandFor, shortcutKey } from "../src/components/shortcuts.ts";
import { keptIndices } from "../src/model/dice-selection.ts";
import { seatActions } from "../src/components/seat-actions.ts";

const throwing: Choices = {
  seat: 0,
  question: "keep",
  keeps: new Map([["", "keep none"]]),
  others: [{ action: "stop", key: "act-stop", args: {}, tone: "main" }],
};
const buying: Choices = {
  seat: 0,
  question: "buy",
  keeps: new Map(),
  others: [
    { action: "buy jets", key: "act-buy", args: {}, on: { card: "jets", slot: 1 }, tone: "main" },
    { action: "done", key: "act-done", args: {}, tone: "main" },
  ],
};

describe("keys", () => {
  it("select dice while throwing, and cards while buying", () => {
    expect(commandFor("2", throwing)).toEqual({ do: "toggle", die: 1 });
    expect(commandFor("2", buying)).toEqual({ do: "act", action: "buy jets" });
    expect(commandFor("1", buying)).toBeNull();
  });

  it("run only legal actions", () => {
    expect(commandFor("s", throwing)).toEqual({ do: "act", action: "stop" });
    expect(commandFor("S", buying)).toBeNull();
    expect(commandFor("d", buying)).toEqual({ do: "act", action: "done" });
    expect(commandFor("y", null)).toBeNull();
    expect(commandFor("?", null)).toEqual({ do: "help" });
  });
});

describe("undo by keyboard", () => {
  const plain = { key: "z", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it("works if undo is possible", () => {
    expect(commandFor("u", { ...buying, undo: true })).toEqual({ do: "undo" });
    expect(commandFor("U", buying)).toBeNull();
    expect(commandFor("u", null)).toBeNull();
  });

  it("accepts Ctrl+Z and ⌘Z, and ignores other browser shortcuts", () => {
    expect(shortcutKey({ ...plain, ctrlKey: true })).toBe("u");
    expect(shortcutKey({ ...plain, metaKey: true })).toBe("u");
    expect(shortcutKey(plain)).toBe("z");
    expect(shortcutKey({ ...plain, ctrlKey: true, shiftKey: true })).toBe("");
    expect(shortcutKey({ ...plain, key: "r", ctrlKey: true })).toBe("");
  });

  it("uses physical key positions on non-Latin layouts", () => {
    expect(shortcutKey({ ...plain, key: "е", code: "KeyT" })).toBe("t"); // Russian
    expect(shortcutKey({ ...plain, key: "ظ", code: "KeyZ", ctrlKey: true })).toBe("u"); // Persian
    expect(shortcutKey({ ...plain, key: "۳", code: "Digit3" })).toBe("3");
    expect(shortcutKey({ ...plain, key: "؟", code: "Slash" })).toBe("?");
    expect(shortcutKey({ ...plain, key: "w", code: "KeyZ" })).toBe("w"); // French: the printed letter counts
  });
});

describe("kept dice", () => {
  it("are found after the throw, each once", () => {
    expect([...keptIndices("112CCH", "1CC")]).toEqual([0, 3, 4]);
    expect([...keptIndices("23EEHH", "1")]).toEqual([]);
  });
});

const monster = (place: string, stars = 0) => ({ monster: "kraken", health: 1, stars, energy: 0, place });
function picture(more: object): Picture {
  const board = { monsters: [monster("outside", 3), monster("city", 9), monster("out", 12)], turn: 0 };
  const seats = [{ holder: "ann", present: true }, { bot: "easy" }, { holder: "bo" }];
  return { phase: "playing", host: "ann", seats, board, setup: { late: true, second_life: false }, ...more } as unknown as Picture;
}

describe("seats", () => {
  it("can be left by their owner and taken by a player without a seat", () => {
    expect(seatActions(picture({}), 0, "ann")).toMatchObject({ mine: true, leave: true, back: false, take: false });
    expect(seatActions(picture({}), 1, "ann").take).toBe(false); // she has a living monster
    expect(seatActions(picture({}), 1, "eve").take).toBe(true);
    expect(seatActions(picture({}), 1, "bo").take).toBe(false); // no second life here
  });

  it("can get a bot when the deciding player is absent", () => {
    expect(seatActions(picture({ asked: { seat: 2, since: 0 } }), 2, "ann").standIn).toBe(true);
    expect(seatActions(picture({ asked: { seat: 1, since: 0 } }), 2, "ann").standIn).toBe(false);
  });
});

describe("final ranking", () => {
  it("lists winners, then survivors by stars, then eliminated monsters", () => {
    const over = picture({ result: { winners: [1], reason: "stars" } });
    expect(ranking(over, [])).toEqual([{ seat: 1, rank: 1 }, { seat: 0, rank: 2 }, { seat: 2, rank: 3 }]);
  });
});

it("harderLevel is one above the strongest bot, in games of one person against bots", () => {
  const against = (...bots: (string | undefined)[]) => picture({ seats: [{ holder: "ann" }, ...bots.map((bot) => (bot ? { bot } : { holder: "bo" }))] });
  expect(harderLevel(against("easy", "easy"), [0])).toBe("medium");
  expect(harderLevel(against("easy", "expert"), [0])).toBe("master");
  expect(harderLevel(against("legend"), [0])).toBeUndefined();
  expect(harderLevel(against("easy", undefined), [0])).toBeUndefined();
  expect(harderLevel(against("easy"), [])).toBeUndefined(); // a spectator
});

it("lastTurn returns the ply at which the last turn began", () => {
  const line = (kind: "turn" | "move", ply: number) => ({ key: "", args: {}, seat: 0, ply, kind });
  expect(lastTurn([line("turn", 3), line("move", 4), line("turn", 9), line("move", 10)])).toBe(9);
  expect(lastTurn([])).toBeUndefined();
});
