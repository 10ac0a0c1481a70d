import { describe, expect, it } from "vitest";
import type { Cue, CueKind } from "../src/model/types.ts";
import { scale, type Sound } from "../src/sound/notes.ts";
import { ERROR, lengthOf, soundOf } from "../src/sound/cue-sounds.ts";
import { parseSoundSettings } from "../src/sound/settings.svelte.ts";

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
  it("has playable and audible notes", () => {
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

  it("is short and never too loud", () => {
    expect(lengthOf(sound)).toBeLessThan(3);
    expect(sound.length).toBeLessThan(80);
    for (const { at: moment } of sound) {
      const now = sound.filter(({ at, lasts }) => at <= moment && moment < at + lasts);
      expect(now.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(1.8);
    }
  });
});

describe("sounds", () => {
  it("are higher for more stars", () => {
    const top = (amount: number) => Math.max(...heard("stars", { amount }).map(({ pitch }) => pitch));
    expect(top(2)).toBeGreaterThan(top(1));
    expect(top(6)).toBeGreaterThan(top(3));
  });

  it("are louder at the player's own turn", () => {
    const most = (mine: boolean) => Math.max(...heard("turn", {}, mine).map(({ loud }) => loud));
    expect(most(true)).toBeGreaterThan(2 * most(false));
  });

  it("are silent for a cue without event", () => {
    expect(heard("none")).toEqual([]);
    expect(heard("stars", { amount: 0 })).toEqual([]);
    expect(heard("energy", { amount: 0 })).toEqual([]);
  });

  it("have five steps per octave", () => {
    expect(scale(5)).toBeCloseTo(2 * scale(0));
    expect(scale(-5)).toBeCloseTo(scale(0) / 2);
  });
});

describe("stored sound settings", () => {
  it("are read back", () => {
    expect(parseSoundSettings('{"volume":0.25,"muted":true}')).toEqual({ volume: 0.25, muted: true });
  });

  it.each([null, "", "off", "null", "[]", '{"volume":"loud"}', "{"])("are the defaults if %j is stored", (stored) => {
    expect(parseSoundSettings(stored)).toEqual({ volume: 0.6, muted: false });
  });

  it("are clamped to the valid range", () => {
    expect(parseSoundSettings('{"volume":7}').volume).toBe(1);
    expect(parseSoundSettings('{"volume":-1}').volume).toBe(0);
  });
});
