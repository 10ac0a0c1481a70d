// Replay player: moves through the entries by steps, by jumps, or by animated playback.

import type { Picture } from "../../generated/protocol.ts";
import { framesOf } from "../../model/frames.ts";
import { nextMarked, type Mark, type ReplayEntry } from "../../model/replay.ts";
import type { Cue, Frame } from "../../model/types.ts";
import { play as sound } from "../../sound/playback.ts";
import { prefersReducedMotion } from "../animation/reduced-motion.ts";

const BETWEEN = 450; // milliseconds between entries
const QUIET = 260; // longest frame in milliseconds, with reduced motion

export class Player {
  entries: readonly ReplayEntry[] = $state.raw([]);
  /** Index of the entry that is shown, or to which the frames lead. */
  at = $state(0);
  shown: Picture = $state.raw() as Picture;
  cue: Cue | null = $state.raw(null);
  isPlaying = $state(false);
  speed = $state() as number; // 2: twice as fast

  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(entries: readonly ReplayEntry[], at: number, speed = 1) {
    this.entries = entries;
    this.at = at;
    this.speed = speed;
    this.shown = this.entry.picture;
  }

  get entry(): ReplayEntry {
    return this.entries[this.at]!;
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at === this.entries.length - 1;
  }

  /** Frames are still shown; the log shows the entry's lines afterwards. */
  get isMoving(): boolean {
    return this.shown !== this.entry.picture;
  }

  /** Take over new entries of a running game; the shown entry may have been undone. */
  follow(entries: readonly ReplayEntry[]): void {
    const { picture } = this.entry;
    this.entries = entries;
    if (this.entries[this.at]?.picture !== picture) this.jump(this.at);
  }

  /** Show an entry without animation. */
  jump(to: number): void {
    this.#stop();
    this.isPlaying = false;
    this.#settle(Math.min(Math.max(to, 0), this.entries.length - 1));
  }

  back(): void {
    this.jump(this.at - 1);
  }

  /** Animate to the next entry; called again during the animation, show the entry at once. */
  forward(): void {
    const wasMoving = this.isMoving;
    this.jump(this.at);
    if (!wasMoving) this.#begin();
  }

  toggle(): void {
    if (this.isPlaying) {
      this.jump(this.at);
      return;
    }
    if (this.isLast) this.jump(0);
    this.isPlaying = true;
    this.#begin();
  }

  /** Play up to the last entry, when a running game has new ones. */
  playOn(): void {
    if (this.isPlaying || this.isMoving || this.isLast) return;
    this.isPlaying = true;
    this.#begin();
  }

  to(mark: Mark, direction: 1 | -1): void {
    const found = this.where(mark, direction);
    if (found >= 0) this.jump(found);
  }

  where(mark: Mark, direction: 1 | -1): number {
    return nextMarked(this.entries, this.at, mark, direction);
  }

  close(): void {
    this.#stop();
  }

  #begin(): void {
    this.#stop();
    if (this.isLast) {
      this.isPlaying = false;
      return;
    }
    this.at += 1;
    this.#frames = framesOf(this.entry.before, this.entry.update);
    this.#next();
  }

  #next(): void {
    const frame = this.#frames.shift();
    if (!frame) {
      this.#settle(this.at);
      if (this.isPlaying) this.#after(BETWEEN, () => this.#begin());
      return;
    }
    this.shown = this.#frames.length ? frame.picture : this.entry.picture;
    this.cue = frame.cue;
    sound(frame.cue, { mine: false });
    this.#after(prefersReducedMotion() ? Math.min(frame.ms, QUIET) : frame.ms, () => this.#next());
  }

  #settle(at: number): void {
    this.at = at;
    this.cue = null;
    this.shown = this.entry.picture;
  }

  #after(ms: number, then: () => void): void {
    this.#timer = setTimeout(then, ms / this.speed);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
  }
}
