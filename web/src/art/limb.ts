// Tentacles: a smooth curve through a few points, thick at the root and thin at the tip.

export type Point = readonly [number, number];

const STEPS = 8; // segments between two points: smooth at 400 px

const round = (n: number): string => n.toFixed(1);

/** The points of a Catmull-Rom curve through all of `spine`. */
function curve(spine: readonly Point[]): Point[] {
  const at = (i: number): Point => spine[Math.min(Math.max(i, 0), spine.length - 1)]!;
  const points: Point[] = [];
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const along = (axis: 0 | 1, t: number): number =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    for (let s = 0; s < STEPS; s++) points.push([along(0, s / STEPS), along(1, s / STEPS)]);
  }
  points.push(at(spine.length - 1));
  return points;
}

/** For each segment: the point on the curve, the normal, and half the thickness. */
function ribs(spine: readonly Point[], root: number, tip: number) {
  const points = curve(spine);
  return points.map(([x, y], i) => {
    const before = points[Math.max(i - 1, 0)]!;
    const after = points[Math.min(i + 1, points.length - 1)]!;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (root + ((tip - root) * i) / (points.length - 1)) / 2;
    return { x, y, nx: -dy / length, ny: dx / length, half };
  });
}

/** The outline of a limb as an SVG path. */
export function limb(spine: readonly Point[], root: number, tip: number): string {
  const all = ribs(spine, root, tip);
  const one = all.map((r) => `${round(r.x + r.nx * r.half)} ${round(r.y + r.ny * r.half)}`);
  const other = all.map((r) => `${round(r.x - r.nx * r.half)} ${round(r.y - r.ny * r.half)}`).reverse();
  const [end, start] = [round(tip / 2), round(root / 2)];
  return `M${one.join("L")}A${end} ${end} 0 0 0 ${other.join("L")}A${start} ${start} 0 0 0 ${one[0]}Z`;
}

export interface Sucker {
  x: number;
  y: number;
  r: number;
}

/** Suckers along one side (1 or -1) of a limb, smaller towards the tip. */
export function suckers(spine: readonly Point[], root: number, tip: number, side: 1 | -1, count: number): Sucker[] {
  const all = ribs(spine, root, tip);
  return Array.from({ length: count }, (_, i) => {
    const rib = all[Math.round(((i + 1.4) / (count + 1.4)) * (all.length - 1))]!;
    const out = side * rib.half * 0.42;
    return { x: rib.x + rib.nx * out, y: rib.y + rib.ny * out, r: Math.max(rib.half * 0.36, 1.4) };
  });
}
