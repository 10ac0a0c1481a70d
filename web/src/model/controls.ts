// Where the table draws each legal action. Every action has exactly one place.

import type { Choice, Choices } from "./types.ts";

export interface CardOffer {
  card: string;
  choices: Choice[];
}

export interface Controls {
  keeps: Choices["keeps"]; // selection of dice and the throw button, beside the dice
  stop: Choice | null; // beside the throw button
  market: Choice[]; // purchases beside the cards on offer; on a phone above the dice
  posters: Choice[]; // stay or leave
  cards: CardOffer[]; // by card, with its text
  plain: Choice[]; // all others
}

const isPoster = ({ action }: Choice): boolean => action === "yield" || action === "stay";

export function controlsOf({ keeps, others }: Choices): Controls {
  const controls: Controls = { keeps, stop: null, market: [], posters: [], cards: [], plain: [] };
  const hasPosters = others.filter(isPoster).length > 1;
  for (const choice of others) {
    if (choice.action === "stop" && keeps.size) controls.stop = choice;
    else if (choice.on?.slot !== undefined) controls.market.push(choice);
    else if (choice.on?.card) addToCard(controls.cards, choice.on.card, choice);
    else (hasPosters && isPoster(choice) ? controls.posters : controls.plain).push(choice);
  }
  controls.market.sort((a, b) => a.on!.slot! - b.on!.slot!);
  return controls;
}

function addToCard(cards: CardOffer[], card: string, choice: Choice): void {
  const known = cards.find((offer) => offer.card === card);
  if (known) known.choices.push(choice);
  else cards.push({ card, choices: [choice] });
}

/** The catalogue key of the question. Without throws the player decides about cards, not about dice. */
export function questionKey({ question, keeps }: Choices): string {
  return question === "keep" && !keeps.size ? "ask-keep-none" : `ask-${question}`;
}
