// Cards, tiles, monsters and rules by their names. rulebook.json is made from the rules.

import { has, say } from "./speak.js";

let book = { cards: {}, rules: {} };

export async function openBook() {
  const answer = await fetch("/static/rulebook.json");
  book = await answer.json();
}

// A printed copy (`extra_head#2`) says what every copy says.
const nameOf = (label) => label.split("#")[0];
const cardCalled = (label) => book.cards[nameOf(label)];

// An edition may print another name on the same card.
export function title(label, edition) {
  const card = cardCalled(label);
  return card?.titles?.[edition] ?? card?.title ?? label;
}

export const effect = (label) => cardCalled(label)?.effect ?? "";
export const kind = (label) => cardCalled(label)?.kind ?? "";
export const level = (label) => cardCalled(label)?.level ?? 0;
export const isThing = (label) => cardCalled(label) !== undefined;

// What a rule says (`TOKYO-1`), or a card or tile that is named as one (`card:jets`).
export function ruleText(id) {
  const [, thing] = id.split(":");
  return thing ? effect(thing) : book.rules[id] ?? "";
}

export const monster = (name) => (has(`monster.${name}`) ? say(`monster.${name}`) : name);
