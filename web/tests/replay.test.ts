import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, Picture, Step, Update } from "../src/generated/protocol.ts";
import { counterSeries, entryAt, nextMarked, replayOf, spreadLabels, tokyoRanges, turnRanges } from "../src/model/replay.ts";
import { UNDONE } from "../src/model/undo.ts";
import { Player } from "../src/components/replay/player.svelte.ts";
import { pictureOf } from "./recorded-messages.ts";

type Change = Partial<Board["monsters"][number]>;

let seq = 0;

// A picture with changed monsters, by seat.
function after(ply: number, turn: number, changes: Record<number, Change> = {}): Picture {
  const picture = pictureOf({ ply, seq: (seq += 1) }, { turn });
  const monsters = picture.board!.monsters.map((monster, seat) => ({ ...monster, place: "outside" as const, ...changes[seat] }));
  return { ...picture, board: { ...picture.board!, monsters } };
}

const step = (ply: number, ...events: NonNullable<Step["events"]>): Step => ({ move: "done", ply, seat: 0, events });
const lineCount = (picture: Picture, ...steps: Step[]): Update => ({ type: "update", what: "moved", picture, steps });

const GAME: Update[] = [
  { type: "update", what: "opened", picture: { ...after(0, 0), phase: "gathering", board: null } },
  lineCount(after(5, 0), step(5)),
  lineCount(after(8, 0, { 0: { place: "city", stars: 1 } }), step(8, { what: "moved", seat: 0, amount: 1 }, { what: "stars", seat: 0, amount: 1 })),
  { type: "update", what: "said", picture: after(8, 0, { 0: { place: "city", stars: 1 } }), name: "Ann", text: "Ha!" },
  lineCount(after(10, 1, { 0: { place: "city", stars: 1 } }), step(9, { what: "turn", seat: 1 }), step(10)),
  lineCount(after(12, 1, { 0: { place: "out", health: 0, stars: 1 }, 1: { place: "city" } }), step(12, { what: "eliminated", seat: 0 }, { what: "moved", seat: 1, amount: 1 })),
];

describe("an undone decision", () => {
  const said = (picture: Picture): Update => ({ type: "update", what: "said", picture, name: "Bob", text: "Hm" });
  const undone = (picture: Picture): Update => ({ type: "update", what: "undone", picture, seat: 0 });
  const taken = lineCount(after(9, 0, { 0: { stars: 3 } }), step(9, { what: "stars", seat: 0, amount: 3 }));
  const back = undone(after(8, 0));
  const { entries, lines } = replayOf([
    ...GAME.slice(0, 3), taken, lineCount(after(10, 0), step(10)), said(after(10, 0)), undone(after(9, 0)), back,
    lineCount(after(10, 0), step(9), step(10)),
  ]);

  it("has no entry and no line", () => {
    expect(entries.map(({ picture }) => picture.ply)).toEqual([5, 8, 10]);
    expect(lines.some(({ key, args }) => key === "log-stars" && args["amount"] === 3)).toBe(false);
    expect(lines.filter(({ kind }) => kind === "chat")).toHaveLength(1);
    expect(lines.some(({ key }) => key === UNDONE)).toBe(false);
  });

  it("makes the next entry start from the picture after the undo", () => {
    expect(entries[2]!.before).toBe(back.picture);
    expect(entries.at(-1)!.lineCount).toBe(lines.length);
  });

  it("is not shown any more by the player", () => {
    const before = replayOf([...GAME.slice(0, 3), taken]).entries;
    const player = new Player(before, 2);
    player.follow(replayOf([...GAME.slice(0, 3), taken, back]).entries);
    expect([player.at, player.shown.ply]).toEqual([1, 8]);
  });
});

describe("the entries of a game", () => {
  const { entries, lines } = replayOf(GAME);

  it("are the updates with moves, each with its previous picture", () => {
    expect(entries.map(({ picture }) => picture.ply)).toEqual([5, 8, 10, 12]);
    expect(entries[2]!.before).toBe(GAME[3]!.picture);
    expect(entries.map(({ turn, seat }) => [turn, seat])).toEqual([[1, 0], [1, 0], [2, 1], [2, 1]]);
  });

  it("have the number of log lines so far", () => {
    expect(entries.at(-1)!.lineCount).toBe(lines.length);
    expect(lines[entries[2]!.lineCount - entries[2]!.own.length - 1]!.kind).toBe("chat");
  });

  it("are marked at turn starts, changes in Tokyo and eliminations", () => {
    expect(entries.map(({ marks }) => [...marks])).toEqual([["turn"], ["tokyo"], ["turn"], ["tokyo", "out"]]);
    expect(nextMarked(entries, 0, "tokyo", 1)).toBe(1);
    expect(nextMarked(entries, 3, "turn", -1)).toBe(2);
    expect(nextMarked(entries, 3, "out", 1)).toBe(-1);
  });

  it("are found by ply, also for a ply between or outside the entries", () => {
    expect([0, 5, 9, 10, 99].map((ply) => entryAt(entries, ply))).toEqual([0, 0, 1, 2, 3]);
    expect(entryAt(entries, NaN)).toBe(3);
    expect(entryAt([], 3)).toBe(0);
  });

  it("give turns, times in Tokyo and counter series", () => {
    expect(turnRanges(entries)).toEqual([{ seat: 0, turn: 1, start: 0, end: 2 }, { seat: 1, turn: 2, start: 2, end: 4 }]);
    expect(tokyoRanges(entries)).toEqual([{ seat: 0, start: 1, end: 3 }, { seat: 1, start: 3, end: 4 }]);
    expect(counterSeries(entries, "health")[0]).toEqual([10, 10, 10, 0]);
    expect(counterSeries(entries, "stars")[0]).toEqual([0, 1, 1, 1]);
  });
});

describe("labels at the end of lines", () => {
  it("keep their height if there is space", () => {
    expect(spreadLabels([10, 50], 15, 100)).toEqual([10, 50]);
  });

  it("do not overlap, and stay above the lower edge", () => {
    expect(spreadLabels([20, 20, 50], 15, 100)).toEqual([20, 35, 50]);
    expect(spreadLabels([98, 98, 98], 15, 100)).toEqual([70, 85, 100]);
  });
});

describe("the player", () => {
  const { entries } = replayOf(GAME);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("plays to the end, and from the start if it is at the end", () => {
    const player = new Player(entries, 0);
    player.toggle();
    expect([player.isPlaying, player.at]).toEqual([true, 1]);
    vi.runAllTimers();
    expect([player.isPlaying, player.at, player.shown]).toEqual([false, 3, entries[3]!.picture]);
    player.toggle();
    expect(player.at).toBe(1);
  });

  it("steps forward with frames, and a second time without", () => {
    const player = new Player(entries, 2);
    player.forward();
    expect([player.at, player.isMoving, player.cue?.kind]).toEqual([3, true, "eliminated"]);
    player.forward();
    expect([player.at, player.isMoving, player.cue]).toEqual([3, false, null]);
    player.forward();
    expect(player.at).toBe(3);
  });

  it("steps back and jumps without frames, within the game", () => {
    const player = new Player(entries, 1);
    player.to("out", 1);
    expect(player.at).toBe(3);
    player.back();
    expect(player.shown).toBe(entries[2]!.picture);
    player.jump(-5);
    expect(player.at).toBe(0);
    player.to("turn", -1);
    expect(player.at).toBe(0);
  });

  it("stops when it is paused or stepped", () => {
    const player = new Player(entries, 0);
    player.toggle();
    player.toggle();
    vi.runAllTimers();
    expect([player.isPlaying, player.at, player.isMoving]).toEqual([false, 1, false]);
  });
});
