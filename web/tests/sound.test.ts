import { describe, expect, it } from "vitest";
import type { Cue, CueKind } from "../src/model/types.ts";
import { scale, type Sound } from "../src/sound/notes.ts";
import { ERROR, lengthOf, soundOf } from "../src/sound/recipes.ts";
import { parseLoudness } from "../src/sound/settings.svelte.ts";

const cue = (kind: CueKind, more: Partial<Cue> = {}): Cue => ({ kind, seat: 0, ...more });
const heard = (kind: CueKind, more: Partial<Cue> = {}, mine = false): Sound => soundOf(cue(kind, more), { mine });

const ALL: [string, Sound][] = [
  ["turn", heard("turn")],
  ["my turn", heard("turn", {}, true)],
  ["six dice", heard("throw", { faces: "113ECH" })],
  ["forty dice", heard("throw", { faces: "1".repeat(40) })],
  ["decided", heard("decided")],
  ...[-9, -1, 1, 4, 30].flatMap((amount): [string, Sound][] =>
    (["stars", "energy", "health", "wickedness", "poison", "shrink"] as const).map((kind) => [`${kind} ${amount}`, heard(kind, { amount })]),
  ),
  ["claws", heard("health", { amount: -3, cause: "claws", from: 1 })],
  ["into the city", heard("moved", { to: "city" })],
  ["out of it", heard("moved", { to: "outside" })],
  ...(["bought", "lost_card", "took", "used", "copied", "revealed", "swept", "reshuffled", "extra_turn", "eliminated", "won", "said"] as const).map(
    (kind): [string, Sound] => [kind, heard(kind)],
  ),
  ["error", ERROR],
];

describe.each(ALL)("the sound of %s", (_, sound) => {
  it("is made of notes that can be played and heard", () => {
    expect(sound.length).toBeGreaterThan(0);
    for (const { at, lasts, pitch, bend = pitch, loud, rise = 0 } of sound) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(lasts).toBeGreaterThan(0.02);
      expect(rise).toBeLessThan(lasts);
      for (const hertz of [pitch, bend]) expect(hertz).toBeGreaterThan(30);
      for (const hertz of [pitch, bend]) expect(hertz).toBeLessThan(9000);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.8);
    }
  });

  it("is short, and not too loud at any moment", () => {
    expect(lengthOf(sound)).toBeLessThan(3);
    expect(sound.length).toBeLessThan(80);
    for (const { at: moment } of sound) {
      const now = sound.filter(({ at, lasts }) => at <= moment && moment < at + lasts);
      expect(now.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(1.8);
    }
  });
});

describe("sounds", () => {
  it("ring higher for more stars", () => {
    const top = (amount: number) => Math.max(...heard("stars", { amount }).map(({ pitch }) => pitch));
    expect(top(2)).toBeGreaterThan(top(1));
    expect(top(6)).toBeGreaterThan(top(3));
  });

  it("call louder when the turn is yours", () => {
    const most = (mine: boolean) => Math.max(...heard("turn", {}, mine).map(({ loud }) => loud));
    expect(most(true)).toBeGreaterThan(2 * most(false));
  });

  it("say nothing when nothing happens", () => {
    expect(heard("none")).toEqual([]);
    expect(heard("stars", { amount: 0 })).toEqual([]);
    expect(heard("energy", { amount: 0 })).toEqual([]);
  });

  it("climb an octave in five steps", () => {
    expect(scale(5)).toBeCloseTo(2 * scale(0));
    expect(scale(-5)).toBeCloseTo(scale(0) / 2);
  });
});

describe("the loudness kept", () => {
  it("is read back", () => {
    expect(parseLoudness('{"volume":0.25,"muted":true}')).toEqual({ volume: 0.25, muted: true });
  });

  it.each([null, "", "off", "null", "[]", '{"volume":"loud"}', "{"])("is ordinary if %j is stored", (stored) => {
    expect(parseLoudness(stored)).toEqual({ volume: 0.6, muted: false });
  });

  it("stays within its bounds", () => {
    expect(parseLoudness('{"volume":7}').volume).toBe(1);
    expect(parseLoudness('{"volume":-1}').volume).toBe(0);
  });
});
