// What the rest of the page calls: `play(cue, {mine})` for whatever happens, `unlock()` once at the start.

import { untrack } from "svelte";
import type { Cue } from "../model/types.ts";
import type { Sound } from "./notes.ts";
import { ERROR, soundOf, type Listener } from "./recipes.ts";
import { loudness, setLoudness } from "./settings.svelte.ts";
import { Synth } from "./synth.ts";

export { loudness, setLoudness } from "./settings.svelte.ts";

const GESTURES = ["pointerup", "keydown", "touchend"] as const;

let context: AudioContext | null = null;
let synth: Synth | null = null;
let heard: Cue | null = null;

/** Browsers allow sound from the first gesture on, and a phone may take it back: every gesture wakes it. Returns how to stop. */
export function unlock(on: Window = window): () => void {
  const wake = () => {
    if (typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    synth ??= new Synth(context);
    if (context.state !== "running") void context.resume().catch(() => undefined); // the next gesture tries again
  };
  GESTURES.forEach((gesture) => on.addEventListener(gesture, wake));
  return () => GESTURES.forEach((gesture) => on.removeEventListener(gesture, wake));
}

/** What happens, as a sound, once for each cue. In a tab that nobody sees only "your turn" is heard. */
export function play(cue: Cue, listener: Listener): void {
  if (cue === heard) return;
  heard = cue;
  if (document.hidden && !(cue.kind === "turn" && listener.mine)) return;
  start(soundOf(cue, listener));
}

/** Something cannot be done. */
export const playError = (): void => start(ERROR);

/** Sound on or off, by one click. */
export function toggleMuted(): void {
  setLoudness({ muted: !loudness.muted });
  if (loudness.muted) synth?.hush();
}

// An effect that plays must not run again because somebody turns the volume: hence untracked.
function start(sound: Sound): void {
  const { muted, volume } = untrack(() => ({ muted: loudness.muted, volume: loudness.volume }));
  if (muted || sound.length === 0 || context?.state !== "running") return;
  synth?.play(sound, volume);
}
