// Sound playback: `play(cue, {mine})` for each cue, `unlock()` once at the start.

import { untrack } from "svelte";
import type { Cue } from "../model/types.ts";
import type { Sound } from "./notes.ts";
import { ERROR, soundOf, type Listener } from "./cue-sounds.ts";
import { setSoundSettings, soundSettings } from "./settings.svelte.ts";
import { Synth } from "./synth.ts";

export { setSoundSettings, soundSettings } from "./settings.svelte.ts";

const GESTURES = ["pointerup", "keydown", "touchend"] as const;

let context: AudioContext | null = null;
let synth: Synth | null = null;
let lastCue: Cue | null = null;

/** Resume the audio context on each user gesture: browsers require a gesture, and phones may suspend it again. Returns a
 *  function that removes the listeners. */
export function unlock(on: Window = window): () => void {
  const resume = () => {
    if (typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    synth ??= new Synth(context);
    if (context.state !== "running") void context.resume().catch(() => undefined); // the next gesture tries again
  };
  GESTURES.forEach((gesture) => on.addEventListener(gesture, resume));
  return () => GESTURES.forEach((gesture) => on.removeEventListener(gesture, resume));
}

/** Play the sound of a cue once. A hidden tab plays only "your turn". */
export function play(cue: Cue, listener: Listener): void {
  if (cue === lastCue) return;
  lastCue = cue;
  if (document.hidden && !(cue.kind === "turn" && listener.mine)) return;
  start(soundOf(cue, listener));
}

/** Play the error sound. */
export const playError = (): void => start(ERROR);

/** Toggle the sound. */
export function toggleMuted(): void {
  setSoundSettings({ muted: !soundSettings.muted });
  if (soundSettings.muted) synth?.stopAll();
}

// Untracked: an effect that plays a sound must not run again when the volume changes.
function start(sound: Sound): void {
  const { muted, volume } = untrack(() => ({ muted: soundSettings.muted, volume: soundSettings.volume }));
  if (muted || sound.length === 0 || context?.state !== "running") return;
  synth?.play(sound, volume);
}
