import { describe, expect, it } from "vitest";
import type { Frame } from "../src/model/types.ts";
import { pause, type Taste } from "../src/state/pacing.ts";

const NORMAL: Taste = { speed: "normal", isQuiet: false };
const frame = (ms: number): Frame => ({ ms }) as Frame;
const queue = (count: number, ms: number): Frame[] => Array.from({ length: count }, () => frame(ms));

describe("pause", () => {
  it("is as long as the frame says, or as somebody likes it", () => {
    expect(pause([frame(600)], NORMAL)).toBe(600);
    expect(pause([frame(600)], { ...NORMAL, speed: "slow" })).toBeGreaterThan(600);
    expect(pause([frame(600)], { ...NORMAL, speed: "fast" })).toBeLessThan(600);
    expect(pause([frame(600)], { ...NORMAL, speed: "none" })).toBe(0);
    expect(pause([], NORMAL)).toBe(0);
  });

  it("is short where less motion is asked for", () => {
    expect(pause([frame(1500)], { ...NORMAL, isQuiet: true })).toBeLessThan(300);
  });

  it("gets shorter when the screen falls behind, so that it catches up", () => {
    const frames = queue(40, 700); // 28 seconds
    expect(pause(frames, NORMAL)).toBeLessThan(100);
    let waited = 0;
    while (frames.length) {
      waited += pause(frames, NORMAL);
      frames.shift();
    }
    expect(waited).toBeLessThan(12_000);
  });
});
