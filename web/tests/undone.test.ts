import { describe, expect, it } from "vitest";
import { choicesOf } from "../src/model/choices.ts";
import { framesOf } from "../src/model/frames.ts";
import { linesOf } from "../src/model/story.ts";
import type { Line } from "../src/model/types.ts";
import { standing, UNDONE } from "../src/model/undone.ts";
import { pictureOf, sentence } from "./recorded.ts";

const line = (key: string, ply: number, kind: Line["kind"] = "event"): Line => ({ key, args: {}, seat: 0, ply, kind });
const keys = (lines: readonly Line[]): string[] => lines.map(({ key }) => key);

describe("a decision that is taken back", () => {
  const before = pictureOf({ ply: 21, undo: true, legal: ["done"] });
  const update = { type: "update", what: "undone", seat: 0, picture: pictureOf({ ply: 20 }) } as const;

  it("is told in a line", () => {
    const [told, ...more] = linesOf(update, before);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ key: UNDONE, seat: 0, ply: 20, kind: "table" });
    expect(sentence(told!.key, told!.args)).toBe("Gigazaur takes the last decision back.");
  });

  it("changes the picture without any fuss", () => {
    expect(framesOf(before, update)).toEqual([{ picture: update.picture, cue: { kind: "none", seat: -1 }, ms: 0 }]);
  });

  it("is offered to whoever may", () => {
    expect(choicesOf(before, [0]).undo).toBe(true);
    expect(choicesOf({ ...before, undo: false }, [0]).undo).toBeUndefined();
    expect(choicesOf(before, [1]).undo).toBeUndefined();
  });
});

describe("the lines that stand", () => {
  it("are all, where nothing was taken back", () => {
    const lines = [line("a", 1), line("b", 2)];
    expect(standing(lines)).toEqual(lines);
  });

  it("are without what was taken back, but with what was said meanwhile", () => {
    const lines = [line("a", 1), line("b", 2), line("hm", 2, "chat"), line("c", 3), line(UNDONE, 1, "table"), line("d", 2)];
    expect(keys(standing(lines))).toEqual(["a", "hm", UNDONE, "d"]);
  });

  it("lose one decision after the other", () => {
    const lines = [line("a", 1), line("b", 2), line("c", 3), line(UNDONE, 2, "table"), line(UNDONE, 1, "table"), line("d", 2), line(UNDONE, 1, "table")];
    expect(keys(standing(lines))).toEqual(["a", UNDONE, UNDONE, UNDONE]);
    expect(standing(standing(lines))).toEqual(standing(lines));
  });
});
