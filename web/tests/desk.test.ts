// Keys, dice that stay kept, seats and places: the pure half of the table's parts.

import { describe, expect, it } from "vitest";
import type { Picture } from "../src/generated/protocol.ts";
import type { Choices } from "../src/model/types.ts";
import { lastTurn, ranking } from "../src/parts/ending.ts";
import { placesOf } from "../src/parts/kept.ts";
import { deedOf, keyIn } from "../src/parts/keys.ts";
import { seatDeeds } from "../src/parts/seats.ts";

const throwing: Choices = { seat: 0, question: "keep", keeps: new Map([["", "keep none"]]), stop: "stop", others: [] };
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
  it("mean dice while dice are thrown, and cards while cards are bought", () => {
    expect(deedOf("2", throwing)).toEqual({ do: "toggle", die: 1 });
    expect(deedOf("2", buying)).toEqual({ do: "act", action: "buy jets" });
    expect(deedOf("1", buying)).toBeNull();
  });

  it("do only what is legal", () => {
    expect(deedOf("s", throwing)).toEqual({ do: "act", action: "stop" });
    expect(deedOf("S", buying)).toBeNull();
    expect(deedOf("d", buying)).toEqual({ do: "act", action: "done" });
    expect(deedOf("y", null)).toBeNull();
    expect(deedOf("?", null)).toEqual({ do: "help" });
  });
});

describe("undoing by keys", () => {
  const plain = { key: "z", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it("works where something can be taken back", () => {
    expect(deedOf("u", { ...buying, undo: true })).toEqual({ do: "undo" });
    expect(deedOf("U", buying)).toBeNull();
    expect(deedOf("u", null)).toBeNull();
  });

  it("works as in every other program, and leaves other keys to the browser", () => {
    expect(keyIn({ ...plain, ctrlKey: true })).toBe("u");
    expect(keyIn({ ...plain, metaKey: true })).toBe("u");
    expect(keyIn(plain)).toBe("z");
    expect(keyIn({ ...plain, ctrlKey: true, shiftKey: true })).toBe("");
    expect(keyIn({ ...plain, key: "r", ctrlKey: true })).toBe("");
  });

  it("has them in the same places on keyboards for other writings", () => {
    expect(keyIn({ ...plain, key: "е", code: "KeyT" })).toBe("t"); // Russian
    expect(keyIn({ ...plain, key: "ظ", code: "KeyZ", ctrlKey: true })).toBe("u"); // Persian
    expect(keyIn({ ...plain, key: "۳", code: "Digit3" })).toBe("3");
    expect(keyIn({ ...plain, key: "؟", code: "Slash" })).toBe("?");
    expect(keyIn({ ...plain, key: "w", code: "KeyZ" })).toBe("w"); // French: what is printed on it
  });
});

describe("kept dice", () => {
  it("are found again after the throw, each once", () => {
    expect([...placesOf("112CCH", "1CC")]).toEqual([0, 3, 4]);
    expect([...placesOf("23EEHH", "1")]).toEqual([]);
  });
});

const monster = (place: string, stars = 0) => ({ monster: "kraken", health: 1, stars, energy: 0, place });
function picture(more: object): Picture {
  const board = { monsters: [monster("outside", 3), monster("city", 9), monster("out", 12)], turn: 0 };
  const seats = [{ holder: "ann", present: true }, { bot: "easy" }, { holder: "bo" }];
  return { phase: "playing", host: "ann", seats, board, setup: { late: true, second_life: false }, ...more } as unknown as Picture;
}

describe("seats", () => {
  it("can be left by their owner and taken by those who have none", () => {
    expect(seatDeeds(picture({}), 0, "ann")).toMatchObject({ mine: true, leave: true, back: false, take: false });
    expect(seatDeeds(picture({}), 1, "ann").take).toBe(false); // she has a living monster
    expect(seatDeeds(picture({}), 1, "eve").take).toBe(true);
    expect(seatDeeds(picture({}), 1, "bo").take).toBe(false); // no second life here
  });

  it("get a stand-in when everybody waits for somebody who is gone", () => {
    expect(seatDeeds(picture({ asked: { seat: 2, since: 0 } }), 2, "ann").standIn).toBe(true);
    expect(seatDeeds(picture({ asked: { seat: 1, since: 0 } }), 2, "ann").standIn).toBe(false);
  });
});

describe("places at the end", () => {
  it("go to winners, then to the living by stars, then to the fallen", () => {
    const over = picture({ result: { winners: [1], reason: "stars" } });
    expect(ranking(over, [])).toEqual([{ seat: 1, place: 1 }, { seat: 0, place: 2 }, { seat: 2, place: 3 }]);
  });
});

it("the last turn began after the move that ended the one before", () => {
  const line = (kind: "turn" | "move", ply: number) => ({ key: "", args: {}, seat: 0, ply, kind });
  expect(lastTurn([line("turn", 3), line("move", 4), line("turn", 9), line("move", 10)])).toBe(9);
  expect(lastTurn([])).toBeUndefined();
});
