import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update, Welcome } from "../src/generated/protocol.ts";
import { nextDecision, progressOf, selectorOf, updateAfter, withLearnerName, type Beat, type DecisionBeat, type Lesson } from "../src/model/lesson.ts";
import { hasText } from "../src/i18n/index.ts";

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal("document", page);
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { LessonState, findLesson, loadLesson } = await import("../src/state/lesson.svelte.ts");
const { setSettings } = await import("../src/state/settings.svelte.ts");
const { notifications } = await import("../src/state/notifications.svelte.ts");

beforeEach(() => {
  vi.useFakeTimers();
  setSettings({ speed: "none" });
});
afterEach(() => vi.useRealTimers());

const NAMES = ["first_game", "wickedness"];
const textBeat = (key: string): Beat => ({ kind: "say", key });
const update = { type: "update", what: "moved", steps: [{ move: "keep 11" }], picture: { seats: [{ holder: "you" }, {}], undo: true } } as unknown as Update;
const ask: DecisionBeat = { kind: "ask", key: "b", action: "keep 11", update, also: [{ action: "keep 11E", steps: [] }] };
const otherMove: Beat = { kind: "hear", update };

describe("lesson data", () => {
  it("is found by name; the default is the first lesson", () => {
    expect(["", "first_game", "wickedness", "x"].map(findLesson)).toEqual(["first_game", "first_game", "wickedness", ""]);
  });

  it("accepts the expected action and its equivalents only", () => {
    expect(updateAfter(ask, "keep 11")).toBe(update);
    expect(updateAfter(ask, "keep 11E")).toEqual({ ...update, steps: [] });
    expect(updateAfter(ask, "stop")).toBeNull();
  });

  it("finds the next decision behind texts, but not behind other players' moves", () => {
    const beats = [textBeat("a"), ask, otherMove, textBeat("c"), textBeat("d")];
    expect([0, 1, 2, 3].map((at) => nextDecision(beats, at))).toEqual([1, 1, -1, -1]);
  });

  it("counts the texts", () => {
    const beats = [textBeat("a"), ask, otherMove, textBeat("c")];
    expect([0, 1, 2, 3, 9].map((at) => progressOf(beats, at).n)).toEqual([1, 2, 2, 3, 3]);
    expect(progressOf(beats, 0).of).toBe(3);
  });

  it("has the learner's name and no undo", () => {
    const welcome = { you: "you", picture: update.picture } as unknown as Welcome;
    const named = withLearnerName({ name: "x", welcome, beats: [textBeat("a"), ask] }, "Ann");
    expect(named.welcome.picture.seats).toEqual([{ holder: "you", name: "Ann" }, {}]);
    expect((named.beats[1] as DecisionBeat).update.picture).toMatchObject({ undo: false, seats: [{ name: "Ann" }, {}] });
  });

  it("has selectors for the parts of the table", () => {
    expect(selectorOf({ part: "tokyo" })).toBe("[data-scene]");
    expect(selectorOf({ part: "monster", seat: 1 })).toBe('[data-seat="1"]');
    expect(selectorOf({ part: "stars", seat: 0 })).toBe('[data-seat="0"] [data-counter="stars"]');
    expect(selectorOf({ part: "cards", seat: 0 })).toBe('[data-seat="0"] .things');
  });
});

/** Play the lesson to the end; call `meddle` before each decision. */
async function walk(lesson: Lesson, decide: (ask: DecisionBeat) => string, meddle?: (state: InstanceType<typeof LessonState>, ask: DecisionBeat) => Promise<void>) {
  const state = new LessonState(lesson, "Ann");
  while (!state.isLast) {
    const beat = lesson.beats[state.at]!;
    if (beat.kind === "say") state.continueReading();
    else if (beat.kind === "hear") state.playOn();
    else {
      await meddle?.(state, beat);
      expect(await state.table.act(decide(beat))).not.toBeNull();
    }
  }
  return state;
}

describe.each(NAMES)("the lesson %s", (name) => {
  it("has a text for each beat and a selector for each spot", async () => {
    const { beats } = await loadLesson(name);
    for (const beat of beats) {
      if (beat.kind === "hear") continue;
      expect(hasText(beat.key), beat.key).toBe(true);
      expect(beat.kind === "say" || hasText(`${beat.key}-else`), beat.key).toBe(true);
      expect(beat.at === undefined || selectorOf(beat.at) !== "", beat.key).toBe(true);
      expect((beat.rules ?? []).filter((rule) => !hasText(`rule-${rule}`))).toEqual([]);
    }
  });

  it("is won with the expected actions", async () => {
    const { table, shownBeat: beat } = await walk(await loadLesson(name), ({ action }) => action);
    expect(table.latest).toMatchObject({ phase: "over", result: { winners: [0] } });
    expect(table.lines.length).toBeGreaterThan(20);
    expect(beat?.key).toMatch(/-end$/);
  });

  it("is won with all equivalent actions", async () => {
    const lesson = await loadLesson(name);
    const { table } = await walk(lesson, ({ action, also }) => also.at(-1)?.action ?? action);
    expect(table.latest).toMatchObject({ phase: "over", result: { winners: [0] } });
  });

  it("does not change after a wrong choice, and shows a hint", async () => {
    await walk(await loadLesson(name), ({ action }) => action, async (state, asked) => {
      const before = { at: state.at, picture: state.table.latest };
      const other = before.picture.legal!.find((legal) => legal !== asked.action && !asked.also.some(({ action }) => action === legal));
      if (!other) return;
      for (const times of [1, 2]) {
        expect(await state.table.act(other)).toBeNull();
        expect(state.wrong).toBe(times);
      }
      expect({ at: state.at, picture: state.table.latest }).toEqual(before);
      expect(state.table.isDeciding).toBe(false);
    });
    expect(notifications.shown).toEqual([]);
  });
});

describe("a learner ahead of the coach", () => {
  it("may already do the next action; another action shows the question", async () => {
    const lesson = await loadLesson("first_game");
    const first = lesson.beats.findIndex(({ kind }) => kind === "ask");
    const state = new LessonState(lesson, "Ann");
    expect(await state.table.act("stop")).toBeNull();
    expect([state.at, state.wrong, state.shownBeat?.kind]).toEqual([first, 1, "ask"]);
    const again = new LessonState(lesson, "Ann");
    expect(await again.table.act("keep 33")).not.toBeNull();
    expect([again.at, again.wrong]).toEqual([first + 1, 0]);
  });

  it("cannot send commands that need a server", async () => {
    const { table } = new LessonState(await loadLesson("first_game"), "Ann");
    expect([table.isServed, table.connection]).toEqual([false, "up"]);
    expect(await table.send({ type: "say", text: "hello" })).toBeNull();
    expect(await table.send({ type: "rematch" })).toBeNull();
  });
});

describe("the pace of a lesson", () => {
  it("waits for all frames before the next text or move", async () => {
    setSettings({ speed: "normal" });
    const state = new LessonState(await loadLesson("first_game"), "Ann");
    await state.table.act("keep 33");
    expect([state.shownBeat, state.isOthersMove]).toEqual([null, false]);
    vi.advanceTimersByTime(10_000);
    expect(state.shownBeat?.key).toBe("lesson-first-game-triple");
    state.close();
  });
});
