import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Picture, Step, Update } from "../src/generated/protocol.ts";
import { coursesOf, marked, momentAt, spread, storyOf, stretchesOf, tenuresOf } from "../src/model/replay.ts";
import { UNDONE } from "../src/model/undone.ts";
import { Player } from "../src/parts/replay/player.svelte.ts";
import { pictureOf } from "./recorded.ts";

type Change = Partial<Board["monsters"][number]>;

let seq = 0;

// A picture in which the monsters are changed so, by seat.
function after(ply: number, turn: number, changes: Record<number, Change> = {}): Picture {
  const picture = pictureOf({ ply, seq: (seq += 1) }, { turn });
  const monsters = picture.board!.monsters.map((monster, seat) => ({ ...monster, place: "outside" as const, ...changes[seat] }));
  return { ...picture, board: { ...picture.board!, monsters } };
}

const step = (ply: number, ...events: NonNullable<Step["events"]>): Step => ({ move: "done", ply, seat: 0, events });
const told = (picture: Picture, ...steps: Step[]): Update => ({ type: "update", what: "moved", picture, steps });

const GAME: Update[] = [
  { type: "update", what: "opened", picture: { ...after(0, 0), phase: "gathering", board: null } },
  told(after(5, 0), step(5)),
  told(after(8, 0, { 0: { place: "city", stars: 1 } }), step(8, { what: "moved", seat: 0, amount: 1 }, { what: "stars", seat: 0, amount: 1 })),
  { type: "update", what: "said", picture: after(8, 0, { 0: { place: "city", stars: 1 } }), name: "Ann", text: "Ha!" },
  told(after(10, 1, { 0: { place: "city", stars: 1 } }), step(9, { what: "turn", seat: 1 }), step(10)),
  told(after(12, 1, { 0: { place: "out", health: 0, stars: 1 }, 1: { place: "city" } }), step(12, { what: "eliminated", seat: 0 }, { what: "moved", seat: 1, amount: 1 })),
];

describe("a decision that was taken back", () => {
  const said = (picture: Picture): Update => ({ type: "update", what: "said", picture, name: "Bob", text: "Hm" });
  const undone = (picture: Picture): Update => ({ type: "update", what: "undone", picture, seat: 0 });
  const taken = told(after(9, 0, { 0: { stars: 3 } }), step(9, { what: "stars", seat: 0, amount: 3 }));
  const back = undone(after(8, 0));
  const { moments, lines } = storyOf([
    ...GAME.slice(0, 3), taken, told(after(10, 0), step(10)), said(after(10, 0)), undone(after(9, 0)), back,
    told(after(10, 0), step(9), step(10)),
  ]);

  it("is no moment and has no line", () => {
    expect(moments.map(({ picture }) => picture.ply)).toEqual([5, 8, 10]);
    expect(lines.some(({ key, args }) => key === "log-stars" && args["amount"] === 3)).toBe(false);
    expect(lines.filter(({ kind }) => kind === "chat")).toHaveLength(1);
    expect(lines.some(({ key }) => key === UNDONE)).toBe(false);
  });

  it("leaves what follows to start from where the game went back to", () => {
    expect(moments[2]!.before).toBe(back.picture);
    expect(moments.at(-1)!.told).toBe(lines.length);
  });

  it("is not shown any more by whoever was looking at it", () => {
    const before = storyOf([...GAME.slice(0, 3), taken]).moments;
    const player = new Player(before, 2);
    player.follow(storyOf([...GAME.slice(0, 3), taken, back]).moments);
    expect([player.at, player.shown.ply]).toEqual([1, 8]);
  });
});

describe("the moments of a game", () => {
  const { moments, lines } = storyOf(GAME);

  it("are the updates in which something was done, each with the picture before it", () => {
    expect(moments.map(({ picture }) => picture.ply)).toEqual([5, 8, 10, 12]);
    expect(moments[2]!.before).toBe(GAME[3]!.picture);
    expect(moments.map(({ turn, seat }) => [turn, seat])).toEqual([[1, 0], [1, 0], [2, 1], [2, 1]]);
  });

  it("know how much of the log was told by then", () => {
    expect(moments.at(-1)!.told).toBe(lines.length);
    expect(lines[moments[2]!.told - moments[2]!.own.length - 1]!.kind).toBe("chat");
  });

  it("are marked where a turn begins, Tokyo changes hands or a monster goes", () => {
    expect(moments.map(({ marks }) => [...marks])).toEqual([["turn"], ["tokyo"], ["turn"], ["tokyo", "out"]]);
    expect(marked(moments, 0, "tokyo", 1)).toBe(1);
    expect(marked(moments, 3, "turn", -1)).toBe(2);
    expect(marked(moments, 3, "out", 1)).toBe(-1);
  });

  it("are found by a ply, also one between them or out of the game", () => {
    expect([0, 5, 9, 10, 99].map((ply) => momentAt(moments, ply))).toEqual([0, 0, 1, 2, 3]);
    expect(momentAt(moments, NaN)).toBe(3);
    expect(momentAt([], 3)).toBe(0);
  });

  it("make turns, times in Tokyo and courses of numbers", () => {
    expect(stretchesOf(moments)).toEqual([{ seat: 0, turn: 1, start: 0, end: 2 }, { seat: 1, turn: 2, start: 2, end: 4 }]);
    expect(tenuresOf(moments)).toEqual([{ seat: 0, start: 1, end: 3 }, { seat: 1, start: 3, end: 4 }]);
    expect(coursesOf(moments, "health")[0]).toEqual([10, 10, 10, 0]);
    expect(coursesOf(moments, "stars")[0]).toEqual([0, 1, 1, 1]);
  });
});

describe("labels at the end of lines", () => {
  it("stay where they belong if there is room", () => {
    expect(spread([10, 50], 15, 100)).toEqual([10, 50]);
  });

  it("give way to each other, and stay above the lower edge", () => {
    expect(spread([20, 20, 50], 15, 100)).toEqual([20, 35, 50]);
    expect(spread([98, 98, 98], 15, 100)).toEqual([70, 85, 100]);
  });
});

describe("the player", () => {
  const { moments } = storyOf(GAME);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("plays to the end by itself, and from the beginning if it is there", () => {
    const player = new Player(moments, 0);
    player.toggle();
    expect([player.isPlaying, player.at]).toEqual([true, 1]);
    vi.runAllTimers();
    expect([player.isPlaying, player.at, player.shown]).toEqual([false, 3, moments[3]!.picture]);
    player.toggle();
    expect(player.at).toBe(1);
  });

  it("steps forward through what is to be seen, a second time at once", () => {
    const player = new Player(moments, 2);
    player.forward();
    expect([player.at, player.isMoving, player.cue?.kind]).toEqual([3, true, "eliminated"]);
    player.forward();
    expect([player.at, player.isMoving, player.cue]).toEqual([3, false, null]);
    player.forward();
    expect(player.at).toBe(3);
  });

  it("steps back and jumps at once, never out of the game", () => {
    const player = new Player(moments, 1);
    player.to("out", 1);
    expect(player.at).toBe(3);
    player.back();
    expect(player.shown).toBe(moments[2]!.picture);
    player.jump(-5);
    expect(player.at).toBe(0);
    player.to("turn", -1);
    expect(player.at).toBe(0);
  });

  it("stops where it is when it is paused or stepped", () => {
    const player = new Player(moments, 0);
    player.toggle();
    player.toggle();
    vi.runAllTimers();
    expect([player.isPlaying, player.at, player.isMoving]).toEqual([false, 1, false]);
  });
});
