import { expect, test } from "vitest";
import type { Game, GameSeat } from "../src/generated/protocol.ts";
import { gameStatistics, ownSeat, sortGames } from "../src/model/game-statistics.ts";

const bot = (place: number): GameSeat => ({ monster: "gigazaur", bot: "hard", place });
const mine = (place: number, monster = "kraken"): GameSeat => ({ monster, yours: true, name: "Ann", place });
const game = (table: string, changed: number, seats: GameSeat[], more: Partial<Game> = {}): Game => ({
  table, code: table, phase: "over", edition: "second", level: "hard", created: 0, changed, seats, ...more,
});

const games = [
  game("a", 5, [mine(1), bot(2)]),
  game("b", 4, [mine(3), bot(1)], { level: "easy", edition: "dark" }),
  game("c", 3, [mine(1, "alienoid"), { monster: "the_king", name: "Bob", place: 2 }]),
  game("d", 2, [mine(0), bot(0)], { phase: "playing" }),
  game("e", 1, [mine(0), bot(0)], { phase: "playing", waits: true }),
];

test("open games come first, those that wait for the player before all others", () => {
  expect(sortGames(games).map(({ table }) => table)).toEqual(["e", "d", "a", "b", "c"]);
});

test("statistics count finished games; levels only those against bots alone", () => {
  const { all, levels, editions, monsters } = gameStatistics(games);
  expect(all).toEqual({ name: "", games: 3, wins: 2, place: 5 / 3 });
  expect(levels).toEqual([{ name: "hard", games: 1, wins: 1, place: 1 }, { name: "easy", games: 1, wins: 0, place: 3 }]);
  expect(editions.map(({ name, games: many }) => [name, many])).toEqual([["second", 2], ["dark", 1]]);
  expect(monsters.map(({ name, wins }) => [name, wins])).toEqual([["kraken", 1], ["alienoid", 1]]);
});

test("of several own seats the best one counts", () => {
  expect(ownSeat(game("x", 0, [mine(3), mine(2, "alienoid")]))?.monster).toBe("alienoid");
});
