import { describe, expect, it } from "vitest";
import type { Cue } from "../src/model/types.ts";
import { strikerOf } from "../src/components/animation/damage.ts";
import { isCounter, shapesFor, signed } from "../src/components/animation/counters.ts";
import { cubeTurn, FACES, fallOf, sideTurn } from "../src/components/animation/die-rotation.ts";
import { SHAPES } from "../src/components/animation/shapes.ts";
import { within } from "../src/components/animation/spots.ts";
import { spread, translation } from "../src/components/animation/cue-layer.ts";

const spot = (x: number, y: number) => ({ x, y, w: 10, h: 10 });

describe("spots", () => {
  const screen = { w: 400, h: 300 };

  it("keep their position inside the screen", () => {
    expect(within(spot(200, 150), screen)).toEqual(spot(200, 150));
  });

  it("move to the edge when they are outside the screen", () => {
    expect(within(spot(-500, 900), screen, 36)).toEqual(spot(36, 264));
    expect(within(spot(4000, -1), screen, 36)).toEqual(spot(364, 36));
  });

  it("are in the middle of a screen smaller than the margins", () => {
    expect(within(spot(0, 0), { w: 40, h: 40 }, 36)).toEqual(spot(20, 20));
  });
});

describe("numbers", () => {
  it("have a sign", () => {
    expect(signed(3)).toBe("+3");
    expect(signed(-2)).toBe("−2");
  });

  it("have a limited number of shapes", () => {
    expect([1, -2, 6, 40].map(shapesFor)).toEqual([1, 2, 6, 6]);
  });

  it("exist for counters only", () => {
    expect(isCounter("stars")).toBe(true);
    expect(isCounter("bought")).toBe(false);
  });
});

describe("strikerOf", () => {
  const hurt = (more: Partial<Cue>): Cue => ({ kind: "health", seat: 1, amount: -2, ...more });

  it("returns the seat of the cue", () => {
    expect(strikerOf(hurt({ from: 3, cause: "claws" }), 0)).toBe(3);
  });

  it("returns the active seat for claws without a seat", () => {
    expect(strikerOf(hurt({ cause: "claws" }), 0)).toBe(0);
  });

  it("returns -1 for other damage and for self-inflicted damage", () => {
    expect(strikerOf(hurt({ cause: "poison" }), 0)).toBe(-1);
    expect(strikerOf(hurt({ cause: "claws" }), 1)).toBe(-1);
    expect(strikerOf(hurt({ from: 1 }), 0)).toBe(-1);
  });
});

describe("translations", () => {
  it("lead from one spot to another", () => {
    expect(translation(spot(10, 20), spot(110, 0))).toBe("translate(100px, -20px)");
    expect(translation(spot(10, 20), spot(110, 0), 0.5)).toBe("translate(50px, -10px)");
  });

  it("are distributed evenly", () => {
    expect([0, 1, 2].map((n) => spread(n, 3))).toEqual([-1, 0, 1]);
    expect(spread(0, 1)).toBe(0);
  });
});

describe("a die", () => {
  it("has six sides in six directions", () => {
    expect(new Set(FACES.map(sideTurn)).size).toBe(6);
    expect(new Set(FACES.map((face) => cubeTurn(face))).size).toBe(6);
  });

  it("shows its face after whole turns", () => {
    const angles = (turn: string) => [...turn.matchAll(/rotate[XY]\((-?\d+)deg\)/g)].map(([, angle]) => Number(angle));
    for (const face of FACES) {
      const [end, begin] = [angles(cubeTurn(face)), angles(cubeTurn(face, [2, -1]))];
      begin.forEach((angle, n) => expect(Math.abs(angle - end[n]!) % 360).toBe(0));
      const side = angles(sideTurn(face));
      side.forEach((angle, n) => expect(Math.abs(angle + end[n]!)).toBe(0));
    }
  });

  it("falls from above, turns, and stops within a second", () => {
    for (const chance of [0, 0.25, 0.5, 0.75, 0.999]) {
      const { x, y, over, ms } = fallOf(() => chance);
      expect(Math.abs(x)).toBeLessThan(1.5);
      expect(y).toBeLessThan(-1);
      over.forEach((turns) => expect(Math.abs(turns)).toBeGreaterThanOrEqual(1));
      expect(ms).toBeLessThan(1000);
    }
  });
});

describe("shapes", () => {
  it("use colours of tokens.css", () => {
    const used = Object.values(SHAPES).flatMap((parts) => parts.map(({ fill }) => fill));
    for (const colour of used) expect(colour).toMatch(/^[a-z-]+$/);
    for (const parts of Object.values(SHAPES)) expect(parts[0].d).toMatch(/^M/);
  });
});
