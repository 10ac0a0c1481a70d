// Replies of the coach with sentences in the language of the page: the worker knows no texts.

import type { HintReply, Review } from "../generated/protocol.ts";
import { coachSentence, loadPart } from "../i18n/index.ts";
import type { Sentence } from "../model/puzzle.ts";
import type { Unspoken, UnspokenReview } from "./coach/review.ts";

export type UnspokenReply = { edition: string } & (UnspokenReview | Unspoken<HintReply>);

/** The requests whose replies have messages in place of sentences. */
export const isSpoken = (path: string): boolean => /\/(review|hint)$/.test(path);

export async function spoken({ edition, ...reply }: UnspokenReply): Promise<Review | HintReply> {
  await loadPart("puzzle");
  const speak = <Part extends { sentences: Sentence[] }>(part: Part) => ({
    ...part,
    sentences: part.sentences.map((sentence) => coachSentence(sentence, edition)),
  });
  return "decisions" in reply ? { ...reply, decisions: reply.decisions.map(speak) } : speak(reply);
}
