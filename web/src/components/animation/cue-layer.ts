// Elements and animations of one cue. They are removed when all animations have ended, or when too many cues overlap.

import { mount, unmount, type Component } from "svelte";
import { draw, type ShapeName } from "./shapes.ts";
import type { Spot, Spots } from "./spots.ts";

const FADE_MS = 140; // ms of fading out

/** Data about the players that animations need. */
export interface CueContext {
  monsters: readonly string[]; // by seat; "": unknown
  players: readonly string[];
  zones: readonly string[]; // zones of the monsters before the cue
  mine: readonly number[];
  active: number; // seat of the turn; -1: none
}

type Style = Partial<Record<"background" | "color" | "width" | "height" | "maxWidth" | "fontSize" | "zIndex", string>>;

export interface Timing {
  ms: number;
  wait?: number; // delay in ms
  easing?: string;
  hold?: "both" | "none" | "backwards" | "forwards"; // fill mode; default: both
  adds?: boolean; // composite with running animations of the element
}

export class CueLayer {
  readonly #group = document.createElement("div");
  readonly #running: Animation[] = [];
  readonly #mounted: Record<string, unknown>[] = [];
  readonly #speed: number;

  constructor(
    readonly root: HTMLElement,
    readonly spots: Spots,
    readonly context: CueContext,
    speed: number,
    readonly reducedMotion: boolean,
  ) {
    this.#speed = Math.max(speed, 0.1);
    this.#group.className = "cue";
    root.append(this.#group);
  }

  /** An empty element centred at a spot. */
  box(name: string, at: { x: number; y: number }, style: Style = {}): HTMLElement {
    const box = document.createElement("div");
    box.className = `sprite ${name}`;
    Object.assign(box.style, { left: `${at.x}px`, top: `${at.y}px`, ...style });
    this.#group.append(box);
    return box;
  }

  shape(name: ShapeName, at: { x: number; y: number }, size: number, colour?: string): HTMLElement {
    const box = this.box("shape", at);
    box.append(draw(name, size, colour));
    return box;
  }

  words(name: string, at: { x: number; y: number }, text: string, style: Style = {}): HTMLElement {
    const box = this.box(`words ${name}`, at, style);
    box.textContent = text;
    return box;
  }

  /** Mount a component in an element. */
  put<Props extends object>(into: HTMLElement, component: Component<Props>, props: NoInfer<Props>): void {
    this.#mounted.push(mount(component, { target: into, props }));
  }

  /** Animate an element of the layer, or of the table. */
  move(element: Element | null, keyframes: Keyframe[], { ms, wait = 0, easing = "linear", hold = "both", adds = false }: Timing): void {
    if (!element) return;
    const timing = { duration: ms / this.#speed, delay: wait / this.#speed, easing, fill: hold, composite: adds ? "add" : "replace" } as const;
    this.#running.push(element.animate(keyframes, timing));
  }

  /** Shake an element of the table. */
  shake(element: Element | null, strength: number, ms = 380, wait = 0): void {
    if (this.reducedMotion) return;
    const frames = [0, 1, -0.8, 0.6, -0.4, 0.2, 0].map((by, n) => ({
      translate: `${by * strength}px ${(n % 2 ? -0.6 : 0.6) * by * strength}px`,
    }));
    this.move(element, frames, { ms, wait, hold: "none", adds: true });
  }

  /** Wait for all animations, then remove the elements. */
  async played(): Promise<void> {
    await Promise.allSettled(this.#running.map(({ finished }) => finished));
    this.drop();
  }

  /** Stop early: fade out the layer, and cancel animations of table elements at once. */
  end(): void {
    const fading = this.#group.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: "forwards" });
    fading.onfinish = () => this.drop();
    for (const animation of this.#running) {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      if (target && !this.#group.contains(target)) animation.cancel();
    }
  }

  /** Cancel all animations and remove all elements. */
  drop(): void {
    this.#running.forEach((animation) => animation.cancel());
    this.#mounted.forEach((component) => void unmount(component));
    this.#running.length = this.#mounted.length = 0;
    this.#group.remove();
  }
}

/** The translation from one spot to another. */
export const translation = (from: Spot, to: Spot, part = 1): string => `translate(${(to.x - from.x) * part}px, ${(to.y - from.y) * part}px)`;

/** Even distribution from -1 to 1: the offset of item `n` of `count`. */
export const spread = (n: number, count: number): number => (count < 2 ? 0 : (2 * n) / (count - 1) - 1);
