// Emblems of cards and tiles: drawn by hand, or else made from the moment at which the card acts, as for cards of packs.
import { baseOf, GAME_CARDS, packCards, printedCard } from "../../model/printed-cards.svelte.ts";
import { A_TO_F } from "./a_to_f.ts";
import { defaultEmblem } from "./default.ts";
import { G_TO_M } from "./g_to_m.ts";
import { M_TO_Z } from "./m_to_z.ts";
import { emblem, line, type Emblem } from "./shapes.ts";
import { TILES } from "./tiles.ts";

export const EMBLEMS: Readonly<Record<string, Emblem>> = { ...A_TO_F, ...G_TO_M, ...M_TO_Z, ...TILES };

/** For cards of a newer server that this page does not know. */
const UNKNOWN = emblem("haze", "plain", line("ink", "M22 24Q22 14 32 14Q42 14 42 23Q42 30 32 34V40M32 50V50.5", 6));

const positionOf = (id: string): number => [...Object.keys(packCards()), ...Object.keys(GAME_CARDS)].indexOf(id);

export function emblemOf(card: string): Emblem {
  const id = baseOf(card);
  const printed = printedCard(id);
  return EMBLEMS[id] ?? (printed ? defaultEmblem(positionOf(id), printed.when) : UNKNOWN);
}

export const isTile = (card: string): boolean => printedCard(card)?.kind === "tile";
