// Shapes for animations: flat, with a dark outline, in a 64×64 view box.

interface Part {
  d: string;
  fill: string; // a colour of tokens.css
  bare?: boolean; // without outline
}

const part = (d: string, fill: string, bare = false): Part => ({ d, fill, bare });

export const SHAPES = {
  heart: [
    part("M32 57C12 43 5 33 5 22 5 12 12 6 20 6c6 0 10 3 12 8 2-5 6-8 12-8 8 0 15 6 15 16 0 11-7 21-27 35z", "heart"),
    part("M14 22c0-5 3-8 7-8", "ink", true),
  ],
  broken: [
    part("M32 57C12 43 5 33 5 22 5 12 12 6 20 6c6 0 10 3 12 8l-6 10 9 8-7 9z", "heart"),
    part("M32 57l-4-16 7-9-9-8 6-10c2-5 6-8 12-8 8 0 15 6 15 16 0 11-7 21-27 35z", "bad"),
  ],
  star: [part("M32 4l8.5 18.3 20 2.6-14.8 13.8 3.8 19.8L32 48.8 14.5 58.5l3.8-19.8L3.5 24.9l20-2.6z", "star")],
  bolt: [part("M37 3L11 36h16l-5 25 31-36H36z", "volt")],
  horns: [
    part("M12 8c2 10 8 14 20 14S50 18 52 8c8 12 8 22 4 30-4 10-12 18-24 20C20 56 12 48 8 38 4 30 4 20 12 8z", "wicked"),
    part("M18 33l10 5c0 4-8 5-10-5zM46 33l-10 5c0 4 8 5 10-5z", "night", true),
    part("M22 47c6 4 14 4 20 0", "night", true),
  ],
  drop: [
    part("M32 4c10 15 19 24 19 36a19 19 0 0 1-38 0C13 28 22 19 32 4z", "volt"),
    part("M24 36l7 7m0-7l-7 7M36 36l7 7m0-7l-7 7", "night", true),
  ],
  shrink: [
    part("M27 3h10v10h9L32 28 18 13h9zM37 61H27V51h-9l14-15 14 15h-9z", "neon-cold"),
    part("M6 32h10M48 32h10", "neon-cold", true),
  ],
  claw: [part("M6 58C10 34 26 14 58 4 46 22 36 30 28 36 20 42 12 50 6 58z", "claw")],
  slash: [
    part("M4 60C10 38 20 18 36 4 30 22 18 44 4 60z", "ink"),
    part("M18 62C24 42 34 22 50 6 44 26 32 46 18 62z", "ink"),
    part("M34 62C40 46 48 30 62 16 57 34 47 50 34 62z", "ink"),
  ],
  burst: [part("M32 1l5 15 12-11-2 16 16-1-13 11 13 9-16 1 4 16-13-10-6 16-6-16-13 10 4-16-16-1 13-9L1 20l16 1-2-16 12 11z", "star")],
  puff: [part("M14 52C4 52 2 40 11 37 7 26 20 19 26 26c4-10 19-8 18 3 10-3 16 9 9 15 3 6-4 9-8 8z", "paper-edge")],
  skull: [
    part("M32 4C15 4 7 16 7 29c0 9 4 14 9 17v11h32V46c5-3 9-8 9-17C57 16 49 4 32 4z", "paper"),
    part("M15 30a7 8 0 1 0 14 0a7 8 0 1 0-14 0M35 30a7 8 0 1 0 14 0a7 8 0 1 0-14 0M32 38l4 7h-8zM26 50v7M32 50v7M38 50v7", "night", true),
  ],
  crown: [
    part("M6 52L3 18l16 14L32 8l13 24 16-14-3 34z", "star"),
    part("M6 52h52v7H6z", "warn"),
    part("M32 36a4 4 0 1 0 .1 0M17 41a3 3 0 1 0 .1 0M47 41a3 3 0 1 0 .1 0", "neon", true),
  ],
  spark: [part("M32 2c3 20 10 27 30 30-20 3-27 10-30 30-3-20-10-27-30-30 20-3 27-10 30-30z", "ink")],
  foot: [
    part("M20 30c-8 10-6 26 10 28 18 2 26-12 18-26-4-8-22-12-28-2z", "night", true),
    part("M12 22l6-16 8 14zM29 17l6-15 7 16zM45 23l10-12 2 17z", "night", true),
  ],
} as const satisfies Record<string, readonly Part[]>;

export type ShapeName = keyof typeof SHAPES;

const SVG = "http://www.w3.org/2000/svg";

/** A shape as an SVG element; `colour` replaces the colour of its first part. */
export function draw(name: ShapeName, size: number, colour?: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-3 -3 70 70");
  svg.setAttribute("width", `${size}`);
  svg.setAttribute("height", `${size}`);
  SHAPES[name].forEach(({ d, fill, bare }: Part, n) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.classList.add(bare ? "bare" : "lined");
    path.style.setProperty("--paint", `var(--${n === 0 && colour ? colour : fill})`);
    svg.append(path);
  });
  return svg;
}
