// What the page tells besides the game: notes that pass, and words for those who listen to it.

import { playError } from "../sound/sounds.ts";

export type Tone = "plain" | "good" | "bad";

export interface Note {
  id: number;
  text: string;
  tone: Tone;
}

const SHOWN_FOR = 4_000; // milliseconds …
const FOR_EACH_SIGN = 45; // … and more for long ones
const MOST = 3;

class Notes {
  shown: Note[] = $state([]);
  spoken = $state("");
  #count = 0;

  add(text: string, tone: Tone = "plain"): void {
    const id = ++this.#count;
    const others = this.shown.filter((note) => note.text !== text).slice(1 - MOST);
    this.shown = [...others, { id, text, tone }];
    if (tone === "bad") playError();
    setTimeout(() => this.drop(id), SHOWN_FOR + FOR_EACH_SIGN * text.length);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((note) => note.id !== id);
  }

  /** For ears only. */
  speak(text: string): void {
    this.spoken = text;
  }
}

export const notes = new Notes();

/** A note that passes by itself. */
export const note = (text: string, tone?: Tone): void => notes.add(text, tone);

/** Whatever went wrong, as a sentence. */
export const complain = (error: unknown): void =>
  notes.add(error instanceof Error ? error.message : String(error), "bad");
