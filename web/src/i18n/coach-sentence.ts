// Sentences of the coach, from the messages of puzzles and of local tables. Their texts are the part "puzzle".

import type { Sentence } from "../model/puzzle.ts";
import { t } from "./translation.svelte.ts";

export function coachSentence([key, { who, card, ...args }]: Sentence, edition: string): string {
  return t(key, {
    ...args,
    ...(who && { who: t(`monster-${who}`) }),
    ...(card && { card: { card: String(card), edition } }),
  });
}
