import { describe, expect, it } from "vitest";
import type { Frame } from "../src/model/types.ts";
import { frameDuration, type TimingSettings } from "../src/state/frame-timing.ts";

const NORMAL: TimingSettings = { speed: "normal", reducedMotion: false };
const frame = (ms: number): Frame => ({ ms }) as Frame;
const queue = (count: number, ms: number): Frame[] => Array.from({ length: count }, () => frame(ms));

describe("pause", () => {
  it("depends on the frame and the speed setting", () => {
    expect(frameDuration([frame(600)], NORMAL)).toBe(600);
    expect(frameDuration([frame(600)], { ...NORMAL, speed: "slow" })).toBeGreaterThan(600);
    expect(frameDuration([frame(600)], { ...NORMAL, speed: "fast" })).toBeLessThan(600);
    expect(frameDuration([frame(600)], { ...NORMAL, speed: "none" })).toBe(0);
    expect(frameDuration([], NORMAL)).toBe(0);
  });

  it("is limited with reduced motion", () => {
    expect(frameDuration([frame(1500)], { ...NORMAL, reducedMotion: true })).toBe(600);
    expect(frameDuration([frame(450)], { ...NORMAL, reducedMotion: true })).toBe(450); // long enough to follow the game
  });

  it("becomes shorter when the screen falls behind", () => {
    const frames = queue(40, 700); // 28 seconds
    expect(frameDuration(frames, NORMAL)).toBeLessThan(100);
    let waited = 0;
    while (frames.length) {
      waited += frameDuration(frames, NORMAL);
      frames.shift();
    }
    expect(waited).toBeLessThan(12_000);
  });
});
