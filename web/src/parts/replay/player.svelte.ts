// Walks along the moments of a game: by steps, by jumps, or by itself with all that is to be seen.

import type { Picture } from "../../generated/protocol.ts";
import { framesOf } from "../../model/frames.ts";
import { marked, type Mark, type Moment } from "../../model/replay.ts";
import type { Cue, Frame } from "../../model/types.ts";
import { play as sound } from "../../sound/sounds.ts";
import { isQuiet } from "../motion/quiet.ts";

const BETWEEN = 450; // milliseconds from one moment to the next
const QUIET = 260; // the longest frame, where less motion is asked for

export class Player {
  moments: readonly Moment[] = $state.raw([]);
  /** The moment that is shown, or on the way to which the frames are. */
  at = $state(0);
  shown: Picture = $state.raw() as Picture;
  cue: Cue | null = $state.raw(null);
  isPlaying = $state(false);
  speed = $state() as number; // 2: twice as fast

  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(moments: readonly Moment[], at: number, speed = 1) {
    this.moments = moments;
    this.at = at;
    this.speed = speed;
    this.shown = this.moment.picture;
  }

  get moment(): Moment {
    return this.moments[this.at]!;
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at === this.moments.length - 1;
  }

  /** Frames are still to come: the log waits for them. */
  get isMoving(): boolean {
    return this.shown !== this.moment.picture;
  }

  /** The game has gone on; what is shown may have been taken back meanwhile. */
  follow(moments: readonly Moment[]): void {
    const { picture } = this.moment;
    this.moments = moments;
    if (this.moments[this.at]?.picture !== picture) this.jump(this.at);
  }

  /** Show a moment at once. */
  jump(to: number): void {
    this.#stop();
    this.isPlaying = false;
    this.#settle(Math.min(Math.max(to, 0), this.moments.length - 1));
  }

  back(): void {
    this.jump(this.at - 1);
  }

  /** Show what leads to the next moment; once more before it is there shows the moment itself. */
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

  /** Show what came since, up to the last moment; a game that is followed goes on by itself. */
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
    return marked(this.moments, this.at, mark, direction);
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
    this.#frames = framesOf(this.moment.before, this.moment.update);
    this.#next();
  }

  #next(): void {
    const frame = this.#frames.shift();
    if (!frame) {
      this.#settle(this.at);
      if (this.isPlaying) this.#after(BETWEEN, () => this.#begin());
      return;
    }
    this.shown = this.#frames.length ? frame.picture : this.moment.picture;
    this.cue = frame.cue;
    sound(frame.cue, { mine: false });
    this.#after(isQuiet() ? Math.min(frame.ms, QUIET) : frame.ms, () => this.#next());
  }

  #settle(at: number): void {
    this.at = at;
    this.cue = null;
    this.shown = this.moment.picture;
  }

  #after(ms: number, then: () => void): void {
    this.#timer = setTimeout(then, ms / this.speed);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
  }
}
