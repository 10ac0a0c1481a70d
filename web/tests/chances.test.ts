import { describe, expect, it } from "vitest";
import type { Picture } from "../src/generated/protocol.ts";
import { chanceParts, seesChances } from "../src/model/chances.ts";
import { recorded } from "./recorded-messages.ts";

const playing = (chances: boolean, out: readonly number[] = []): Picture => {
  const base = recorded.map(({ update }) => update.picture).find(({ phase, board }) => phase === "playing" && board)!;
  const monsters = base.board!.monsters.map((monster, seat) => ({ ...monster, place: out.includes(seat) ? ("out" as const) : ("outside" as const) }));
  return { ...base, setup: { ...base.setup, chances }, board: { ...base.board!, monsters } };
};

describe("win chances for spectators", () => {
  it("are hidden from players with a living monster, and where the table does not show them", () => {
    expect(seesChances(playing(true), [])).toBe(true);
    expect(seesChances(playing(true), [0])).toBe(false);
    expect(seesChances(playing(true, [0]), [0])).toBe(true);
    expect(seesChances(playing(false), [])).toBe(false);
  });

  it("fill the bar", () => {
    const parts = chanceParts([0.5, 0.3, 0.001, 0.18]);
    expect(parts.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
    expect(chanceParts([])).toEqual([]);
  });
});
