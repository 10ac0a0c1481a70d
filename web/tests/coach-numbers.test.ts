import { describe, expect, it } from "vitest";
import { indicesDown, rounded, roundedScaled, roundHalfEven } from "../src/local/coach/numbers.ts";

describe("numbers of the coach", () => {
  it("are rounded as Python rounds", () => {
    expect([0.5, 1.5, 2.5, -0.5, -1.5, 2.4, 2.6].map((n) => rounded(n, 0) + 0)).toEqual([0, 2, 2, 0, -2, 2, 3]);
    expect([0.25, 0.75, 0.35, 1.25, -0.25].map((n) => rounded(n, 1))).toEqual([0.2, 0.8, 0.3, 1.2, -0.2]);
    expect([0.0078125, 0.0234375, 1 / 3].map((n) => rounded(n, 6))).toEqual([0.007812, 0.023438, 0.333333]);
  });

  it("are scaled and rounded as NumPy does", () => {
    expect([0.5, 1.5, -2.5].map(roundHalfEven)).toEqual([0, 2, -2]);
    expect(roundedScaled(0.1234565, 6)).toBe(0.123456);
  });

  it("are sorted down, equal ones in order", () => {
    expect(indicesDown([1, 3, 2, 3])).toEqual([1, 3, 2, 0]);
  });
});
