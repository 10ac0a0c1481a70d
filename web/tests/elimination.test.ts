import { expect, test } from "vitest";
import { isEliminated, onlyBotsPlay } from "../src/model/elimination.ts";
import { pictureOf } from "./recorded-messages.ts";

const out = (...seats: number[]) => {
  const picture = pictureOf();
  const monsters = picture.board!.monsters.map((monster, seat) => (seats.includes(seat) ? { ...monster, place: "out" as const } : monster));
  return { ...picture, board: { ...picture.board!, monsters } };
};

test("a player is out when all own monsters are out and the game goes on", () => {
  expect(isEliminated(out(0), [0])).toBe(true);
  expect(isEliminated(out(0), [0, 1])).toBe(false);
  expect(isEliminated(out(0), [])).toBe(false);
  expect(isEliminated({ ...out(0), phase: "over" }, [0])).toBe(false);
});

test("only bots play on when no person has a monster", () => {
  expect(onlyBotsPlay(out(0))).toBe(false);
  expect(onlyBotsPlay(out(0, 1))).toBe(true);
  const seats = out(0).seats.map((seat) => (seat.holder ? { ...seat, bot: "easy" as const } : seat));
  expect(onlyBotsPlay({ ...out(0), seats })).toBe(true); // a bot plays for an absent player
});
