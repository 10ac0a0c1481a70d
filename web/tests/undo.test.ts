import { describe, expect, it } from "vitest";
import { choicesOf } from "../src/model/choices.ts";
import { framesOf } from "../src/model/frames.ts";
import { logLines } from "../src/model/log-lines.ts";
import type { Line } from "../src/model/types.ts";
import { linesAfterUndo, UNDONE } from "../src/model/undo.ts";
import { pictureOf, sentence } from "./recorded-messages.ts";

const line = (key: string, ply: number, kind: Line["kind"] = "event"): Line => ({ key, args: {}, seat: 0, ply, kind });
const keys = (lines: readonly Line[]): string[] => lines.map(({ key }) => key);

describe("an undo update", () => {
  const before = pictureOf({ ply: 21, undo: true, legal: ["done"] });
  const update = { type: "update", what: "undone", seat: 0, picture: pictureOf({ ply: 20 }) } as const;

  it("has one line", () => {
    const [line, ...more] = logLines(update, before);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ key: UNDONE, seat: 0, ply: 20, kind: "table" });
    expect(sentence(line!.key, line!.args)).toBe("Gigazaur undoes the last decision.");
  });

  it("changes the picture without animation", () => {
    expect(framesOf(before, update)).toEqual([{ picture: update.picture, cue: { kind: "none", seat: -1 }, ms: 0 }]);
  });

  it("is offered to the player who may undo", () => {
    expect(choicesOf(before, [0]).undo).toBe(true);
    expect(choicesOf({ ...before, undo: false }, [0]).undo).toBeUndefined();
    expect(choicesOf(before, [1]).undo).toBeUndefined();
  });
});

describe("linesAfterUndo", () => {
  it("returns all lines if nothing was undone", () => {
    const lines = [line("a", 1), line("b", 2)];
    expect(linesAfterUndo(lines)).toEqual(lines);
  });

  it("removes undone lines, and keeps chat", () => {
    const lines = [line("a", 1), line("b", 2), line("hm", 2, "chat"), line("c", 3), line(UNDONE, 1, "table"), line("d", 2)];
    expect(keys(linesAfterUndo(lines))).toEqual(["a", "hm", UNDONE, "d"]);
  });

  it("removes one decision after the other", () => {
    const lines = [line("a", 1), line("b", 2), line("c", 3), line(UNDONE, 2, "table"), line(UNDONE, 1, "table"), line("d", 2), line(UNDONE, 1, "table")];
    expect(keys(linesAfterUndo(lines))).toEqual(["a", UNDONE, UNDONE, UNDONE]);
    expect(linesAfterUndo(linesAfterUndo(lines))).toEqual(linesAfterUndo(lines));
  });
});
