// Emblems of cards without a drawing, such as those of packs: a motif for the moment at which the card acts, on a ground
// in another colour for each card.
import { arrow, bar, bolt, burst, disc, dot, emblem, form, heart, leaf, line, put, slashes, star, tower, type Emblem, type Pattern, type Shape, type Tone } from "./shapes.ts";

interface Motif {
  tone: Tone; // its main colour, which the ground must not have
  shapes: readonly Shape[];
}

const die = put(
  [form("paper", "M-13-16H13Q16-16 16-13V13Q16 16 13 16H-13Q-16 16-16 13V-13Q-16-16-13-16Z"), ...[-8, 0, 8].map((at) => dot("night", at, at, 3)), dot("night", -8, 8, 3), dot("night", 8, -8, 3)],
  32, 32, 1, 14,
);
const motif = (tone: Tone, ...parts: readonly (Shape | readonly Shape[])[]): Motif => ({ tone, shapes: parts.flat() as Shape[] });

/** By the moment at which a card acts, in the order of model/cards.ts. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  once: motif("star", burst("star", 32, 32, 9, 24, 13), dot("paper", 32, 32, 7)),
  start: motif("star", disc("star", 32, 38, 14), [-60, -30, 0, 30, 60].flatMap((turn) => put([line("star", "M0-19V-26", 5)], 32, 38, 1, turn)), bar("night", 6, 41, 52, 4)),
  throwing: motif("paper", die),
  dice: motif("star", star(32, 33, 23)),
  attacking: motif("claw", slashes(32, 32, 1.5)),
  hurt: motif("heart", heart(32, 33, 2), line("night", "M32 20L28 27L36 33L31 43", 3)),
  tokyo: motif("number", tower("number", 9, 27, 19, 28), tower("soft", 30, 11, 24, 44)),
  buying: motif("paper", leaf(23, 34, -16, "paper-edge", 1.5), leaf(40, 33, 12, "paper", 1.6), bolt(40, 33, 0.8)),
  end: motif("soft", form("soft", "M40 9A24 24 0 1 0 55 43A19 19 0 0 1 40 9Z")),
  any: motif("volt", bolt(32, 32, 1.7)),
};
const OTHER = motif("neon-cold", arrow(32, 22, 1.2, 0, "neon-cold"), arrow(32, 42, 1.2, 180, "neon-cold"));
const GROUNDS: readonly Tone[] = ["number", "neon", "volt", "wicked", "claw", "neon-cold", "heart", "star"];
const PATTERNS: readonly Pattern[] = ["rays", "stripes", "sun", "ground"];

/** The emblem of a card: `when` are the moments at which it acts, `number` is its position among such cards. */
export function defaultEmblem(number: number, when: readonly string[] = []): Emblem {
  const { tone, shapes } = MOTIFS[when[0] ?? ""] ?? OTHER;
  const grounds = GROUNDS.filter((ground) => ground !== tone);
  return emblem(grounds[number % grounds.length]!, PATTERNS[number % PATTERNS.length]!, shapes);
}
