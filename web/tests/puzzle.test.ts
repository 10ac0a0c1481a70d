import { readdirSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { costOf, currentStreak, dailyId, dayOf, NO_PROGRESS, nextId, progressAfter, type Puzzle, type PuzzleIndex } from "../src/model/puzzle.ts";
import { hasText, loadPart, t } from "../src/i18n/index.ts";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { loadIndex, loadPuzzle } = await import("../src/net/puzzle-files.ts");
const { PuzzleState } = await import("../src/state/puzzle.svelte.ts");

const index: PuzzleIndex = { firstDay: "2026-01-01", ofFile: 40, puzzles: [["aaaa", 900], ["bbbb", 1000], ["cccc", 1900]] };
const puzzle = {
  id: "aaaa",
  best: "keep CC",
  others: [["buy jets", 20.1], ["stop", 6.2]],
} as unknown as Puzzle;

beforeEach(() => stored.clear());

describe("the daily puzzle", () => {
  it("depends on the day in UTC only, and begins again after the last one", () => {
    expect(["2026-01-01", "2026-01-02", "2026-01-04", "2025-12-31"].map((day) => dailyId(index, day))).toEqual(["aaaa", "bbbb", "aaaa", "cccc"]);
    expect(dayOf(Date.parse("2026-11-18T23:59:59Z"))).toBe("2026-11-18");
  });

  it("counts days in a row", () => {
    const first = progressAfter(NO_PROGRESS, { id: "aaaa", rating: 1000 }, true, "2026-01-01");
    const second = progressAfter(first, { id: "bbbb", rating: 1000 }, true, "2026-01-02");
    expect([first.streak, second.streak]).toEqual([1, 2]);
    expect([currentStreak(second, "2026-01-03"), currentStreak(second, "2026-01-04")]).toEqual([2, 0]);
    expect(progressAfter(second, { id: "cccc", rating: 1000 }, false, "2026-01-03").streak).toBe(0);
    expect(progressAfter(second, { id: "cccc", rating: 1000 }, true, "2026-01-09").streak).toBe(1);
  });
});

describe("the rating", () => {
  it("rises with a solved puzzle, more if it is hard, and falls otherwise", () => {
    const after = (rating: number, isRight: boolean) => progressAfter(NO_PROGRESS, { id: "x", rating }, isRight).rating - NO_PROGRESS.rating;
    expect(after(1000, true)).toBe(30);
    expect(after(1800, true)).toBeGreaterThan(after(1000, true));
    expect(after(1000, false)).toBe(-30);
  });

  it("counts only the first try", () => {
    const once = progressAfter(NO_PROGRESS, { id: "x", rating: 1000 }, false);
    expect(progressAfter(once, { id: "x", rating: 1000 }, true)).toBe(once);
  });

  it("selects a puzzle that was not tried, or any other if all were", () => {
    expect(nextId(index, { ...NO_PROGRESS, tried: ["bbbb"] }, "aaaa", 0.9)).toBe("cccc");
    expect(nextId(index, { ...NO_PROGRESS, tried: ["aaaa", "bbbb", "cccc"] }, "aaaa", 0)).toBe("bbbb");
  });
});

describe("the answer", () => {
  it("knows the costs of the listed actions, and a bound for the others", () => {
    expect(costOf(puzzle, "stop")).toEqual({ cost: 6.2, isExact: true });
    expect(costOf(puzzle, "keep C")).toEqual({ cost: 6.2, isExact: false });
    expect(costOf({ ...puzzle, others: [["stay", 9]] }, "x").cost).toBe(5);
  });
});

describe("the shipped puzzles", () => {
  it("are in the files that the index names, and all their texts exist", async () => {
    const shipped = await loadIndex();
    await loadPart("puzzle");
    const files = readdirSync("src/generated/puzzles").filter((name) => name !== "index.json");
    expect(files.length).toBe(Math.ceil(shipped.puzzles.length / shipped.ofFile));
    for (const [id, rating] of shipped.puzzles) {
      const found = (await loadPuzzle(shipped, id))!;
      expect([found.id, found.rating]).toEqual([id, rating]);
      expect(found.legal).toContain(found.best);
      for (const [action, cost] of found.others) expect(found.legal.includes(action) && action !== found.best && cost >= 5).toBe(true);
      expect(found.explanation.every(([key]) => hasText(key))).toBe(true);
      for (const theme of found.themes) expect(t("puzzle-theme", { theme })).not.toBe("");
    }
    expect(await loadPuzzle(shipped, "none")).toBeNull();
  });

  it("are judged without a server", async () => {
    const shipped = await loadIndex();
    const found = (await loadPuzzle(shipped, shipped.puzzles[0]![0]))!;
    const state = new PuzzleState(found, shipped, "Ann", Date.parse(shipped.firstDay));
    expect([state.day, state.isOpen, state.table.mine]).toEqual([shipped.firstDay, false, [found.seat]]);
    await state.table.act(found.others[0]![0]);
    expect([state.isRight, state.isOpen, state.cost.cost]).toEqual([false, false, found.others[0]![1]]);
    await state.table.act(found.best);
    expect([state.isRight, state.isOpen]).toEqual([true, true]);
    expect(state.progress).toMatchObject({ solved: 0, tried: [found.id], streak: 0 });
    expect(JSON.parse(stored.get("daikaiju.puzzles")!)).toEqual(state.progress);
    state.close();
  });
});
