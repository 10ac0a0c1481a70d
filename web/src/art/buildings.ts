// Rows of buildings from a random number generator with a fixed seed: the city always looks the same.

export interface Row {
  houses: string; // one path
  lit: string; // lit windows, one path
  cold: string; // windows with cold light, one path
}

interface Plan {
  seed: number;
  from: number;
  to: number;
  base: number; // y of the ground
  low: number;
  high: number; // heights
  narrow: number;
  wide: number; // widths
  pane: number; // size of a window
  alight: number; // share of lit windows
}

function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** The roof of a house between x and x + w at height y: flat, stepped, slanted, with a tank or with a mast. */
function roof(kind: number, x: number, y: number, w: number): string {
  const end = x + w;
  if (kind === 0) return `V${y}H${x + w * 0.3}V${y - w * 0.28}H${x + w * 0.75}V${y}H${end}`;
  if (kind === 1) return `V${y + w * 0.3}L${end} ${y}`;
  if (kind === 2) return `V${y}H${x + w * 0.45}V${y - w * 0.75}H${x + w * 0.53}V${y}H${end}`;
  if (kind === 3) return `V${y}H${x + w * 0.15}V${y - 6}H${x + w * 0.2}V${y - 18}H${x + w * 0.55}V${y - 6}H${x + w * 0.6}V${y}H${end}`;
  return `V${y}H${end}`;
}

/** A row of houses. */
export function row(plan: Plan): Row {
  const chance = numbers(plan.seed);
  const whole = (n: number): number => Math.round(n);
  let [houses, lit, cold] = ["", "", ""];
  for (let x = plan.from; x < plan.to; ) {
    const w = whole(plan.narrow + chance() * (plan.wide - plan.narrow));
    const y = whole(plan.base - plan.low - chance() ** 1.6 * (plan.high - plan.low));
    houses += `M${x} ${plan.base}${roof(Math.floor(chance() * 6), x, y, w)}V${plan.base}Z`;
    const step = plan.pane * 2.1;
    const columns = Math.floor((w - plan.pane) / step);
    const margin = (w - columns * step + (step - plan.pane)) / 2;
    for (let wy = y + step * 1.3; wy < plan.base - step; wy += step * 1.15) {
      for (let column = 0; column < columns; column++) {
        const luck = chance();
        if (luck > plan.alight) continue;
        const pane = `M${whole(x + margin + column * step)} ${whole(wy)}h${plan.pane}v${plan.pane * 1.2}h-${plan.pane}Z`;
        if (luck < plan.alight * 0.16) cold += pane;
        else lit += pane;
      }
    }
    x += w;
  }
  return { houses, lit, cold };
}
