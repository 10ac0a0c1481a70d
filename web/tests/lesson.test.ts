import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update, Welcome } from "../src/generated/protocol.ts";
import { namedLesson, nextAsk, outcomeOf, progressOf, selectorOf, type Ask, type Beat, type Lesson } from "../src/model/lesson.ts";
import { has } from "../src/words/index.ts";

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal("document", page);
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { LessonState, lessonCalled, loadLesson } = await import("../src/state/lesson.svelte.ts");
const { setSettings } = await import("../src/state/settings.svelte.ts");
const { notes } = await import("../src/state/notes.svelte.ts");

beforeEach(() => {
  vi.useFakeTimers();
  setSettings({ speed: "none" });
});
afterEach(() => vi.useRealTimers());

const NAMES = ["first_game", "wickedness"];
const said = (key: string): Beat => ({ kind: "say", key });
const update = { type: "update", what: "moved", steps: [{ move: "keep 11" }], picture: { seats: [{ holder: "you" }, {}], undo: true } } as unknown as Update;
const ask: Ask = { kind: "ask", key: "b", action: "keep 11", update, also: [{ action: "keep 11E", steps: [] }] };
const hear: Beat = { kind: "hear", update };

describe("a lesson", () => {
  it("is found by its name; without one it is the first", () => {
    expect(["", "first_game", "wickedness", "x"].map(lessonCalled)).toEqual(["first_game", "first_game", "wickedness", ""]);
  });

  it("accepts what is asked for and what leads to the same, and nothing else", () => {
    expect(outcomeOf(ask, "keep 11")).toBe(update);
    expect(outcomeOf(ask, "keep 11E")).toEqual({ ...update, steps: [] });
    expect(outcomeOf(ask, "stop")).toBeNull();
  });

  it("knows what is asked for next, past all words but not past others' moves", () => {
    const beats = [said("a"), ask, hear, said("c"), said("d")];
    expect([0, 1, 2, 3].map((at) => nextAsk(beats, at))).toEqual([1, 1, -1, -1]);
  });

  it("counts what is said", () => {
    const beats = [said("a"), ask, hear, said("c")];
    expect([0, 1, 2, 3, 9].map((at) => progressOf(beats, at).n)).toEqual([1, 2, 2, 3, 3]);
    expect(progressOf(beats, 0).of).toBe(3);
  });

  it("names the learner, and offers nothing that needs a server", () => {
    const welcome = { you: "you", picture: update.picture } as unknown as Welcome;
    const named = namedLesson({ name: "x", welcome, beats: [said("a"), ask] }, "Ann");
    expect(named.welcome.picture.seats).toEqual([{ holder: "you", name: "Ann" }, {}]);
    expect((named.beats[1] as Ask).update.picture).toMatchObject({ undo: false, seats: [{ name: "Ann" }, {}] });
  });

  it("finds what it speaks of by the marks on the page", () => {
    expect(selectorOf({ part: "tokyo" })).toBe("[data-scene]");
    expect(selectorOf({ part: "monster", seat: 1 })).toBe('[data-seat="1"]');
    expect(selectorOf({ part: "stars", seat: 0 })).toBe('[data-seat="0"] [data-counter="stars"]');
    expect(selectorOf({ part: "cards", seat: 0 })).toBe('[data-seat="0"] .things');
  });
});

/** Read, watch and decide until the end; before each decision `meddle`. */
async function walk(lesson: Lesson, decide: (ask: Ask) => string, meddle?: (state: InstanceType<typeof LessonState>, ask: Ask) => Promise<void>) {
  const state = new LessonState(lesson, "Ann");
  while (!state.isLast) {
    const beat = lesson.beats[state.at]!;
    if (beat.kind === "say") state.readOn();
    else if (beat.kind === "hear") state.playOn();
    else {
      await meddle?.(state, beat);
      expect(await state.table.act(decide(beat))).not.toBeNull();
    }
  }
  return state;
}

describe.each(NAMES)("the lesson %s", (name) => {
  it("has words for all that is said, and where it points", async () => {
    const { beats } = await loadLesson(name);
    for (const beat of beats) {
      if (beat.kind === "hear") continue;
      expect(has(beat.key), beat.key).toBe(true);
      expect(beat.kind === "say" || has(`${beat.key}-else`), beat.key).toBe(true);
      expect(beat.at === undefined || selectorOf(beat.at) !== "", beat.key).toBe(true);
      expect((beat.rules ?? []).filter((rule) => !has(`rule-${rule}`))).toEqual([]);
    }
  });

  it("is won by whoever does what the coach asks for", async () => {
    const { table, said: words } = await walk(await loadLesson(name), ({ action }) => action);
    expect(table.latest).toMatchObject({ phase: "over", result: { winners: [0] } });
    expect(table.lines.length).toBeGreaterThan(20);
    expect(words?.key).toMatch(/-end$/);
  });

  it("is won in every other way that it accepts", async () => {
    const lesson = await loadLesson(name);
    const { table } = await walk(lesson, ({ action, also }) => also.at(-1)?.action ?? action);
    expect(table.latest).toMatchObject({ phase: "over", result: { winners: [0] } });
  });

  it("loses nothing when something else is chosen, and says so kindly", async () => {
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
    expect(notes.shown).toEqual([]);
  });
});

describe("whoever does not wait for the coach", () => {
  it("may do what will be asked for; otherwise hears it now", async () => {
    const lesson = await loadLesson("first_game");
    const first = lesson.beats.findIndex(({ kind }) => kind === "ask");
    const state = new LessonState(lesson, "Ann");
    expect(await state.table.act("stop")).toBeNull();
    expect([state.at, state.wrong, state.said?.kind]).toEqual([first, 1, "ask"]);
    const again = new LessonState(lesson, "Ann");
    expect(await again.table.act("keep 33")).not.toBeNull();
    expect([again.at, again.wrong]).toEqual([first + 1, 0]);
  });

  it("can do nothing at all that needs a server", async () => {
    const { table } = new LessonState(await loadLesson("first_game"), "Ann");
    expect([table.isServed, table.connection]).toEqual([false, "up"]);
    expect(await table.send({ type: "say", text: "hello" })).toBeNull();
    expect(await table.send({ type: "rematch" })).toBeNull();
  });
});

describe("the pace of a lesson", () => {
  it("lets one see what happened before anything else is said or done", async () => {
    setSettings({ speed: "normal" });
    const state = new LessonState(await loadLesson("first_game"), "Ann");
    await state.table.act("keep 33");
    expect([state.said, state.isOthersMove]).toEqual([null, false]);
    vi.advanceTimersByTime(10_000);
    expect(state.said?.key).toBe("lesson-first-game-triple");
    state.close();
  });
});
