// Notifications (toasts), and announcements for screen readers.

import { playError } from "../sound/playback.ts";

export type Tone = "plain" | "good" | "bad";

export interface Notice {
  id: number;
  text: string;
  tone: Tone;
}

const SHOWN_FOR = 4_000; // milliseconds
const FOR_EACH_SIGN = 45; // additional milliseconds per character
const MOST = 3;

class Notifications {
  shown: Notice[] = $state([]);
  announcement = $state("");
  #count = 0;

  add(text: string, tone: Tone = "plain"): void {
    const id = ++this.#count;
    const others = this.shown.filter((notice) => notice.text !== text).slice(1 - MOST);
    this.shown = [...others, { id, text, tone }];
    if (tone === "bad") playError();
    setTimeout(() => this.drop(id), SHOWN_FOR + FOR_EACH_SIGN * text.length);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Announce a text to screen readers. */
  announce(text: string): void {
    this.announcement = text;
  }
}

export const notifications = new Notifications();

/** Show a notification for some seconds. */
export const notify = (text: string, tone?: Tone): void => notifications.add(text, tone);

/** Show an error message. */
export const notifyError = (error: unknown): void =>
  notifications.add(error instanceof Error ? error.message : String(error), "bad");
