// Drawing helpers for emblems: 64×64 view box, flat colours, thick dark outlines.

/** The name of a colour in style/tokens.css, without the leading dashes. */
export type Tone =
  | "night" | "dusk" | "haze" | "edge" | "ink" | "soft" | "paper" | "paper-edge"
  | "heart" | "star" | "volt" | "claw" | "wicked" | "number" | "neon" | "neon-cold";

/** One painted path. */
export interface Shape {
  d: string;
  fill: Tone | "none";
  line: Tone | "none";
  width: number;
  place?: string; // an SVG transform
}

export type Pattern = "rays" | "sun" | "ground" | "stripes" | "plain";

export interface Emblem {
  ground: Tone;
  pattern: Pattern;
  shapes: readonly Shape[];
}

type Parts = readonly (Shape | readonly Shape[])[];

export const emblem = (ground: Tone, pattern: Pattern, ...parts: Parts): Emblem => ({
  ground,
  pattern,
  shapes: parts.flat() as Shape[],
});

const OUTLINE = 3;

/** A filled shape with the standard outline. */
export const form = (fill: Tone, d: string, width = OUTLINE): Shape => ({ d, fill, line: "night", width });

/** A filled shape without outline: detail inside another. */
export const flat = (fill: Tone, d: string): Shape => ({ d, fill, line: "none", width: 0 });

/** A line without outline. */
export const line = (tone: Tone, d: string, width = OUTLINE): Shape => ({ d, fill: "none", line: tone, width });

/** A coloured line with an outline. */
export const tube = (tone: Tone, d: string, width: number): Shape[] => [
  line("night", d, width + 2 * OUTLINE - 1),
  line(tone, d, width),
];

const ring = (x: number, y: number, r: number, tall = r) =>
  `M${x - r} ${y}a${r} ${tall} 0 1 0 ${2 * r} 0a${r} ${tall} 0 1 0 ${-2 * r} 0Z`;

export const disc = (fill: Tone, x: number, y: number, r: number, tall = r) => form(fill, ring(x, y, r, tall));
export const dot = (fill: Tone, x: number, y: number, r: number, tall = r) => flat(fill, ring(x, y, r, tall));
export const hoop = (tone: Tone, x: number, y: number, r: number, width = OUTLINE) => line(tone, ring(x, y, r), width);

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

export const block = (fill: Tone, x: number, y: number, w: number, h: number) => form(fill, box(x, y, w, h));
export const bar = (fill: Tone, x: number, y: number, w: number, h: number) => flat(fill, box(x, y, w, h));

/** Shapes drawn around 0,0, moved to another position; outlines keep their width. */
export const put = (parts: readonly Shape[], x: number, y: number, scale = 1, turn = 0): Shape[] =>
  parts.map((shape) => ({
    ...shape,
    width: shape.width / Math.abs(scale),
    place: `translate(${x} ${y}) rotate(${turn}) scale(${scale})${shape.place ? ` ${shape.place}` : ""}`,
  }));

/** The shapes and their mirror images about the vertical centre line. */
export const mirrored = (...parts: Parts): Shape[] => {
  const shapes = parts.flat() as Shape[];
  const other = (s: Shape) => ({ ...s, place: `matrix(-1 0 0 1 64 0)${s.place ? ` ${s.place}` : ""}` });
  return [...shapes, ...shapes.map(other)];
};

/** A star with `points` points, from the inner radius `near` to the outer radius `far`. */
const jagged = (points: number, far: number, near: number) => {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 ? near : far;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
};

export const burst = (fill: Tone, x: number, y: number, points: number, far: number, near: number) =>
  put([form(fill, jagged(points, far, near))], x, y);

export const star = (x: number, y: number, r: number, fill: Tone = "star") => burst(fill, x, y, 5, r, r * 0.45);

export const HEART = "M0 10C-13 1-11-9-5.5-9C-2.5-9 0-7 0-4.5C0-7 2.5-9 5.5-9C11-9 13 1 0 10Z";
export const heart = (x: number, y: number, scale: number, fill: Tone = "heart") => put([form(fill, HEART)], x, y, scale);

export const bolt = (x: number, y: number, scale: number, fill: Tone = "volt", turn = 0) =>
  put([form(fill, "M4-13L-9 3H-2L-5 13L9-4H2Z", scale < 0.9 ? 2 : OUTLINE)], x, y, scale, turn);

export const flame = (x: number, y: number, scale: number, turn = 0): Shape[] =>
  put(
    [
      form("claw", "M0 13C-9 13-12 4-7-3C-6 1-4 1-3-1C-5-7 0-11 1-15C4-10 10-5 10 4C10 9 6 13 0 13Z"),
      flat("star", "M0 11C-5 11-6 6-3 2C-2 4 0 3 0-2C3 1 6 3 5 7C4.5 10 2 11 0 11Z"),
    ],
    x, y, scale, turn,
  );

export const drop = (x: number, y: number, scale: number, fill: Tone = "volt", turn = 0) =>
  put([form(fill, "M0-12C5-4 9 0 9 4.5A9 8.5 0 0 1-9 4.5C-9 0-5-4 0-12Z")], x, y, scale, turn);

/** Three strokes of a claw. */
export const slashes = (x: number, y: number, scale: number, fill: Tone = "claw") =>
  put([-9, 0, 9].map((at) => form(fill, `M${at + 5}-13Q${at + 4} 2 ${at - 5} 13Q${at - 4}-3 ${at + 5}-13Z`)), x, y, scale);

export const skull = (x: number, y: number, scale: number, fill: Tone = "paper"): Shape[] =>
  put(
    [
      form(fill, "M-11-2C-11-15 11-15 11-2C11 3 8 5 7 6V12H-7V6C-8 5-11 3-11-2Z"),
      dot("night", -4.5, -1, 3),
      dot("night", 4.5, -1, 3),
      line("night", "M-2.5 8V12M2.5 8V12", 2),
    ],
    x, y, scale,
  );

/** The head of a giant lizard, looking to the right. */
export const beast = (x: number, y: number, scale: number, fill: Tone = "volt"): Shape[] =>
  put(
    [
      form(fill, "M-12 16V1L-17-2L-11-5L-13-11L-6-10C-3-13 3-12 5-9L15-6V1L5 2L14 5L12 10H3V16Z"),
      flat("paper", "M14 1L11.5 4.5L9 1.5ZM12 5L10 1.8L7.5 5Z"),
      dot("night", 2, -5, 2.2),
    ],
    x, y, scale,
  );

/** An eye, seen from the front. */
export const eye = (x: number, y: number, scale: number, iris: Tone = "number"): Shape[] =>
  put(
    [form("ink", "M-15 0Q0-16 15 0Q0 16-15 0Z"), dot(iris, 0, 0, 6.5), dot("night", 0, 0, 3.2), dot("ink", 2, -2, 1.4)],
    x, y, scale,
  );

export const cloud = (x: number, y: number, scale: number, fill: Tone = "soft") =>
  put([form(fill, "M-13 9A7 7 0 0 1-12-4A8 8 0 0 1 1-8A8 8 0 0 1 13-2A6 6 0 0 1 12 9Z")], x, y, scale);

/** A house front with rows of windows. */
export const tower = (fill: Tone, x: number, y: number, w: number, h: number, lit: Tone = "night"): Shape[] => {
  const panes = [];
  for (let top = y + 5; top < y + h - 6; top += 8)
    for (let left = x + 4; left < x + w - 5; left += 7) panes.push(bar(lit, left, top, 4, 4));
  return [block(fill, x, y, w, h), ...panes];
};

export const arrow = (x: number, y: number, scale: number, turn: number, fill: Tone) =>
  put([form(fill, "M0-11L10 0H4V10H-4V0H-10Z")], x, y, scale, turn);

/** A small playing card. */
export const leaf = (x: number, y: number, turn: number, fill: Tone = "paper", scale = 1): Shape[] =>
  put([form(fill, "M-7-10H7Q9-10 9-8V8Q9 10 7 10H-7Q-9 10-9 8V-8Q-9-10-7-10Z")], x, y, scale, turn);
