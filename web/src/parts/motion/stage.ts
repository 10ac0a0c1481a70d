// What one cue puts over the table and moves there. It goes when it has played, or when too much else happens.

import { mount, unmount, type Component } from "svelte";
import { draw, type ShapeName } from "./shapes.ts";
import type { Spot, Spots } from "./spots.ts";

const GOING = 140; // ms in which what is unfinished fades

/** Who plays, as far as motion needs to know. */
export interface Cast {
  monsters: readonly string[]; // by seat; "": not known
  people: readonly string[];
  places: readonly string[]; // where the monsters were before this
  mine: readonly number[];
  active: number; // whose turn it is; -1: nobody's
}

type Style = Partial<Record<"background" | "color" | "width" | "height" | "maxWidth" | "fontSize" | "zIndex", string>>;

export interface Timing {
  ms: number;
  wait?: number; // ms before it begins
  easing?: string;
  hold?: "both" | "none" | "backwards" | "forwards"; // before and after; else both
  adds?: boolean; // to what the element does already
}

export class Stage {
  readonly #group = document.createElement("div");
  readonly #running: Animation[] = [];
  readonly #mounted: Record<string, unknown>[] = [];
  readonly #speed: number;

  constructor(
    readonly layer: HTMLElement,
    readonly spots: Spots,
    readonly cast: Cast,
    speed: number,
    readonly quiet: boolean,
  ) {
    this.#speed = Math.max(speed, 0.1);
    this.#group.className = "cue";
    layer.append(this.#group);
  }

  /** An empty box with its middle at a spot. */
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

  /** A component inside a box. */
  put<Props extends object>(into: HTMLElement, component: Component<Props>, props: NoInfer<Props>): void {
    this.#mounted.push(mount(component, { target: into, props }));
  }

  /** Moves one of our boxes, or for a while something of the table itself. */
  move(element: Element | null, keyframes: Keyframe[], { ms, wait = 0, easing = "linear", hold = "both", adds = false }: Timing): void {
    if (!element) return;
    const timing = { duration: ms / this.#speed, delay: wait / this.#speed, easing, fill: hold, composite: adds ? "add" : "replace" } as const;
    this.#running.push(element.animate(keyframes, timing));
  }

  /** Something of the table trembles. */
  shake(element: Element | null, strength: number, ms = 380, wait = 0): void {
    if (this.quiet) return;
    const frames = [0, 1, -0.8, 0.6, -0.4, 0.2, 0].map((by, n) => ({
      translate: `${by * strength}px ${(n % 2 ? -0.6 : 0.6) * by * strength}px`,
    }));
    this.move(element, frames, { ms, wait, hold: "none", adds: true });
  }

  /** All is put up: it goes by itself when it has played. */
  async played(): Promise<void> {
    await Promise.allSettled(this.#running.map(({ finished }) => finished));
    this.drop();
  }

  /** There is no time for the rest: what is unfinished fades, the table stands still at once. */
  end(): void {
    const fading = this.#group.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GOING, fill: "forwards" });
    fading.onfinish = () => this.drop();
    for (const animation of this.#running) {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      if (target && !this.#group.contains(target)) animation.cancel();
    }
  }

  /** Everything goes at once. */
  drop(): void {
    this.#running.forEach((animation) => animation.cancel());
    this.#mounted.forEach((component) => void unmount(component));
    this.#running.length = this.#mounted.length = 0;
    this.#group.remove();
  }
}

/** The way from one spot to another as a translation. */
export const way = (from: Spot, to: Spot, part = 1): string => `translate(${(to.x - from.x) * part}px, ${(to.y - from.y) * part}px)`;

/** Evenly from -1 to 1: where the nth of so many things goes. */
export const spread = (n: number, count: number): number => (count < 2 ? 0 : (2 * n) / (count - 1) - 1);
