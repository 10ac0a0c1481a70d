import english from "./english-catalogue.ts";
import { describe, expect, it } from "vitest";
import { ICONS, type IconDrawing } from "../src/art/icon-paths.ts";
import { limb, suckers, type Point } from "../src/art/limb.ts";
import { MONSTERS, MOODS } from "../src/art/mood.ts";
import { row } from "../src/art/buildings.ts";

const SPINE: Point[] = [[0, 0], [40, 10], [60, 50], [40, 80]];

describe("limbs", () => {
  it("are closed outlines of finite numbers", () => {
    const path = limb(SPINE, 20, 6);
    expect(path).toMatch(/^M[-\d. LA]+Z$/);
    expect(path).not.toContain("NaN");
  });

  it("accept two equal points", () => {
    expect(limb([[5, 5], [5, 5]], 10, 4)).not.toContain("NaN");
  });

  it("have suckers that become smaller", () => {
    const radii = suckers(SPINE, 24, 8, 1, 5).map((s) => s.r);
    expect(radii).toHaveLength(5);
    expect([...radii].sort((a, b) => b - a)).toEqual(radii);
  });
});

describe("the skyline", () => {
  const plan = { seed: 3, from: 0, to: 300, base: 400, low: 50, high: 200, narrow: 40, wide: 70, pane: 6, alight: 0.4 };

  it("is deterministic", () => {
    expect(row(plan)).toEqual(row(plan));
  });

  it("has no lit windows if the share is 0", () => {
    const { houses, lit, cold } = row({ ...plan, alight: 0 });
    expect(houses).not.toBe("");
    expect(lit + cold).toBe("");
  });
});

describe("texts and icons", () => {
  it.each([...MONSTERS.map((m) => `monster-${m}`), ...MOODS.map((m) => `art-mood-${m}`)])("%s has a text", (key) => {
    expect(english).toMatch(new RegExp(`^${key} = .`, "m"));
  });

  it.each(Object.entries<IconDrawing>(ICONS))("%s has a path", (_, drawn) => {
    expect(drawn.sign ?? drawn.line ?? drawn.also).toBeTruthy();
  });
});
