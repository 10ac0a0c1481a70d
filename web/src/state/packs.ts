// Packs: cards that the host of a server has added. The page does not contain them, so it requests them from the server.

import { loadPackTexts } from "../i18n/index.ts";
import { setPackCards } from "../model/printed-cards.svelte.ts";
import * as api from "../net/api.ts";

let loading: Promise<void> | undefined;

/** Load the cards of packs, once; nothing is requested without packs. */
export async function loadPacks(names: readonly string[] = []): Promise<void> {
  if (!names.length) return;
  loading ??= loadPackTexts(async (language) => {
    const { cards, texts } = await api.packs(language);
    setPackCards(cards);
    return texts;
  });
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
