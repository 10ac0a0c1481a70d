import { expect, test } from "vitest";
import { ownSeats, seatsClockwise } from "../src/model/board.ts";
import { isThing } from "../src/model/printed-cards.svelte.ts";
import { cardEffect, cardTitle, hasText } from "../src/i18n/index.ts";
import { clockFace, secondsLeft, timeLeft } from "../src/model/clock.ts";
import { diceStatistics } from "../src/model/dice-statistics.ts";
import { pictureOf, recorded, updateTo } from "./recorded-messages.ts";

test("seats start clockwise at the own seat, on a shared screen at the deciding seat", () => {
  const picture = pictureOf({ asked: { seat: 2, since: 0 } });
  expect(seatsClockwise(picture, [1])).toEqual([1, 2, 0]);
  expect(seatsClockwise(picture, [])).toEqual([0, 1, 2]);
  expect(seatsClockwise(picture, [0, 2])).toEqual([0, 1, 2]);
  expect(seatsClockwise(picture, [0, 1])).toEqual([0, 1, 2]);
});

test("a spectator holds no seat, not even a bot's", () => {
  expect(ownSeats(pictureOf(), "bob")).toEqual([1]);
  expect(ownSeats(pictureOf(), "")).toEqual([]);
});

test("cards have the title of their edition", () => {
  expect(cardTitle("energy_drink", "first")).toBe("Telepath");
  expect(cardTitle("energy_drink", "second")).toBe("Energy Drink");
  expect(cardTitle("extra_head#2", "dark")).toBe("Extra Head");
  expect(cardTitle("new_card#2", "dark")).toBe("New Card");
  expect(isThing("constructor")).toBe(false);
});

test("each recorded rule has a text", () => {
  const named = recorded.flatMap(({ update }) => (update.steps ?? []).flatMap(({ events = [] }) => events.flatMap(({ rules = [] }) => rules)));
  expect(named.length).toBeGreaterThan(100);
  for (const id of named) expect(id.includes(":") ? cardEffect(id.split(":")[1]!, "second") : hasText(`rule-${id}`), id).toBeTruthy();
});

test("the clock uses the server's time", () => {
  const hurried = pictureOf({ asked: { seat: 1, since: 1_000_000, until: 1_090_000, question: "yield" } });
  hurried.setup.clock = { move: 60, reserve: 30 };
  expect(timeLeft(hurried, hurried.now + 30_000)).toMatchObject({ seat: 1, seconds: 60, inReserve: false, isShort: false });
  expect(timeLeft(hurried, hurried.now + 81_000)).toMatchObject({ seconds: 9, share: 0.1, inReserve: true, isShort: true });
  expect(timeLeft(hurried, hurried.now + 999_000)).toMatchObject({ seconds: 0, share: 0 });
  expect(timeLeft(pictureOf(), 0)).toBeNull();
  expect(secondsLeft(null, 0)).toBeNull();
  expect([6.2, 61, 3600, -4].map(clockFace)).toEqual(["0:07", "1:01", "1:00:00", "0:00"]);
});

test("dice statistics count thrown dice for the monster of the turn", () => {
  const first = pictureOf({}, { dice: "" });
  const turns = updateTo(pictureOf(), [
    { move: "roll 111CCH", ply: 21 },
    { move: "keep 111", ply: 22, seat: 0, why: "person" },
    { move: "roll 12E", ply: 23 },
    { move: "stop", ply: 24, seat: 0, why: "person" },
    { move: "use camouflage", ply: 25, seat: 1, why: "person" },
    { move: "roll HH", ply: 26 },
    { move: "done", ply: 27, seat: 0, why: "person", events: [{ what: "turn", seat: 1 }] },
    { move: "roll EEEEEE", ply: 28 },
  ]);
  const { table, seats } = diceStatistics([turns], first);
  expect(seats[0]).toEqual({ dice: 9, expected: 1.5, rolled: { "1": 4, "2": 1, "3": 0, E: 1, C: 2, H: 1 } });
  expect(seats[1]).toMatchObject({ dice: 6, expected: 1, rolled: { E: 6 } });
  expect(seats[2]?.dice).toBe(0);
  expect(table.dice).toBe(17);
});
