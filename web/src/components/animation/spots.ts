// Positions of elements on the screen, found by data attributes.

/** The centre and size of an element, in pixels of the layer. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Bounds {
  w: number;
  h: number;
}

/** Move a spot outside the screen to its edge, so that its animation is visible. */
export function within(spot: Spot, bounds: Bounds, margin = 36): Spot {
  const held = (at: number, size: number) => Math.min(Math.max(at, Math.min(margin, size / 2)), Math.max(size - margin, size / 2));
  return { ...spot, x: held(spot.x, bounds.w), y: held(spot.y, bounds.h) };
}

/** Finds spots, and remembers the slots of cards that have left the market. */
export class Spots {
  readonly #layer: HTMLElement;
  readonly #cards = new Map<string, number>(); // the slot of each card that is or was in the market

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  get bounds(): Bounds {
    return { w: this.#layer.clientWidth, h: this.#layer.clientHeight };
  }

  get middle(): Spot {
    const { w, h } = this.bounds;
    return { x: w / 2, y: h / 2, w: w / 3, h: h / 3 };
  }

  seat = (seat: number): Spot => this.#spot(this.panel(seat)) ?? this.middle;
  place = (place: string): Spot => this.#spot(this.#seen(`[data-place="${place}"]`)) ?? this.middle;
  /** The dice that show a face; else the tray; empty if there is no tray. */
  dice(face: string): Spot[] {
    const shown = this.#all(`[data-dice] [data-face="${face}"]`);
    return (shown.length ? shown : this.#all("[data-dice]").slice(0, 1)).map((element) => this.#spot(element)!);
  }

  deck = (): Spot => this.#spot(this.#seen('[data-place="deck"]')) ?? this.slot(-1);
  tiles = (): Spot => this.#spot(this.#seen("[data-tiles]")) ?? this.slot(-1);
  slots = (): Spot[] => this.#all("[data-slot]").map((element) => this.#spot(element)!);

  /** The spot of a market card, now or before it left; else the market, else the middle. */
  card(card = ""): Spot {
    return this.slot(this.#cards.get(card) ?? -1);
  }

  slot = (slot: number): Spot => this.#spot(this.#seen(`[data-slot="${slot}"]`)) ?? this.#market() ?? this.middle;

  panel = (seat: number): HTMLElement | null => this.#seen(`[data-seat="${seat}"]`);
  tray = (): HTMLElement | null => this.#seen("[data-dice]");

  /** The monster in the drawing of Tokyo, by zone. */
  figure = (place: string): Element | null => document.querySelector(`[data-scene] [data-figure="${place}"]`);
  standing = (place: string): Spot | null => this.#spot(this.figure(place));

  /** The drawing of Tokyo, which shakes when a monster lands. */
  scene(place: string): HTMLElement | null {
    return this.#seen("[data-scene]") ?? this.#seen(`[data-place="${place}"]`);
  }

  /** Remember the slots of the market cards. Nothing is measured here, which would force a layout for each update. */
  remember(market: readonly string[]): void {
    market.forEach((card, slot) => card && this.#cards.set(card, slot));
  }

  #market(): Spot | null {
    const slots = this.slots();
    return slots[Math.floor(slots.length / 2)] ?? null;
  }

  #all(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
  }

  #seen(selector: string): HTMLElement | null {
    return this.#all(selector)[0] ?? null;
  }

  #spot(element: Element | null): Spot | null {
    if (!element) return null;
    const [at, layer] = [element.getBoundingClientRect(), this.#layer.getBoundingClientRect()];
    const spot = { x: at.x - layer.x + at.width / 2, y: at.y - layer.y + at.height / 2, w: at.width, h: at.height };
    return within(spot, this.bounds);
  }
}
