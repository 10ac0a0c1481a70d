// What must be decided, by whom: dice to keep, and every other legal action as a button.
// The legal actions that the server sent are the only authority on what is possible.

import { cardOf, keep, label, parse } from "./actions.js";
import { el } from "./dom.js";
import { dice, face } from "./icons.js";
import { duration, has, say, tell } from "./speak.js";
import { effect, monster, title } from "./things.js";
import { fullName, mySeats, nameOf } from "./who.js";

export function asking(seen) {
  const { board, legal = [], asked } = seen.picture;
  const canThrow = legal.some((action) => action.startsWith("keep "));
  return el("section", { class: legal.length ? "asking yours" : "asking", "data-key": "asking" }, [
    el("div", { class: "head" }, [el("h2", { id: "question", tabindex: -1 }, headline(seen)), asked?.until ? clock(seen) : null]),
    legal.length ? el("p", {}, question(seen)) : null,
    canThrow ? choosing(seen) : lying(board.dice, "board.dice"),
    board.aside ? el("p", { class: "soft" }, say("board.aside")) : null,
    lying(board.aside, "board.aside"),
    legal.length ? buttons(seen, legal) : null,
  ]);
}

function headline(seen) {
  const { asked, legal = [], seats } = seen.picture;
  if (!asked || asked.seat < 0) return say("ask.nobody");
  if (legal.length && mySeats(seen).length > 1) {
    return say("ask.you.many", { name: seats[asked.seat].name, monster: nameOf(seen.picture, asked.seat) });
  }
  if (legal.length) return say("ask.you", { monster: nameOf(seen.picture, asked.seat) });
  const held = seats.filter((seat) => seat.holder);
  if (held.length && held.every((seat) => seat.bot)) return say("ask.away");
  return say("ask.waiting", { who: fullName(seen.picture, asked.seat) });
}

// What is asked, as the server names it.
function question({ picture: { asked, board } }) {
  const key = `ask.${asked.question}`;
  const parts = { n: board.throws, monster: monster(board.monsters[board.turn].monster) };
  return say(has(key) || has(`${key}.other`) ? key : "ask.plain", parts);
}

// --- the clock ---------------------------------------------------------------------------------

function clock(seen) {
  const { until } = seen.picture.asked;
  return el("span", { class: "clock", role: "timer", "data-until": until }, clockText(until, seen.ahead));
}

// `ahead` is how far the server's clock is before ours.
export function clockText(until, ahead) {
  const left = (until - Date.now() - ahead) / 1000;
  return left > 0 ? say("clock.left", { time: duration(left) }) : say("clock.bot-soon");
}

// --- dice --------------------------------------------------------------------------------------

function lying(letters, word) {
  if (!letters) return null;
  return el("ul", { class: "dice", "aria-label": say(word), "data-key": word }, [...letters].map((letter) =>
    el("li", {}, el("span", { class: `die face-${letter}` }, [face(letter), spoken(letter)])),
  ));
}

const spoken = (letter) => ("123".includes(letter) ? null : el("span", { class: "unseen" }, say(`face.${letter}`)));

export const chosenFaces = (seen) => [...seen.picture.board.dice].filter((_, n) => seen.chosen.has(n)).join("");

function choosing(seen) {
  const toggles = [...seen.picture.board.dice].map((letter, n) => {
    const isKept = seen.chosen.has(n);
    const words = say("dice.toggle", { n: n + 1, face: say(`face.${letter}`) });
    return el("li", {}, el("button", {
      type: "button", class: `die face-${letter}`, "data-do": "choose", "data-die": n, "aria-pressed": String(isKept), "aria-label": words,
    }, [face(letter), el("span", { class: "kept", "aria-hidden": "true" }, isKept ? say("dice.keeping") : "")]));
  });
  return el("ul", { class: "dice choosing", "aria-label": say("board.dice"), "data-key": "choosing" }, toggles);
}

function throwing(seen, legal) {
  const thrown = seen.picture.board.dice.length - seen.chosen.size;
  const action = keep(chosenFaces(seen));
  const isLegal = legal.includes(action);
  const hint = isLegal ? "" : say(thrown ? "dice.not-so" : "dice.all-kept");
  return [
    el("button", {
      type: "button", class: "main big", "data-do": "act", "data-action": action, disabled: !isLegal, "data-key": "throw",
    }, thrown ? say("dice.throw", { n: thrown }) : say("dice.throw.none")),
    el("span", { class: "soft", "data-key": "hint" }, hint),
  ];
}

// --- all other actions -------------------------------------------------------------------------

function buttons(seen, legal) {
  const { board } = seen.picture;
  const onOffer = new Set(board.market.filter(Boolean).map(({ card }) => `buy ${card}`));
  const others = legal.filter((action) => !action.startsWith("keep ") && !onOffer.has(action));
  const turning = others.filter((action) => parse(action).turned);
  const plain = others.filter((action) => !parse(action).turned);
  const mayThrow = legal.some((action) => action.startsWith("keep "));
  return [
    el("div", { class: "deeds", "data-key": "deeds" }, [
      mayThrow ? throwing(seen, legal) : null,
      [...plain].sort((a, b) => FIRST.has(b) - FIRST.has(a)).map((action) => deed(action, board.edition)),
    ]),
    [...new Set(turning.map(cardOf))].map((card) => turnings(card, turning, board.edition)),
    explained(others, board.edition),
  ];
}

const FIRST = new Set(["stop", "stay", "yield", "done"]);

function deed(action, edition) {
  const className = FIRST.has(action) ? "big" : "";
  return el("button", {
    type: "button", class: className, "data-do": "act", "data-action": action, "data-key": action,
  }, contents(action, edition));
}

// A die that is turned is shown; everything else is said.
function contents(action, edition) {
  const { face: old, turned } = parse(action);
  return turned ? tell("act.use.turn", { old: dice(old), new: dice(turned) }) : label(action, edition);
}

// Cards that turn a die have many ways to do so: a row of their own.
function turnings(card, actions, edition) {
  const own = actions.filter((action) => cardOf(action) === card);
  return el("fieldset", { class: "deeds", "data-key": `turn ${card}` }, [
    el("legend", {}, say("act.use", { card: title(card, edition) })),
    own.map((action) => deed(action, edition)),
  ]);
}

function explained(actions, edition) {
  const cards = [...new Set(actions.map(cardOf).filter(Boolean).map((card) => card.split("#")[0]))];
  if (!cards.length) return null;
  return el("dl", { class: "explained", "data-key": "explained" }, cards.map((card) => [
    el("dt", {}, title(card, edition)), el("dd", {}, effect(card)),
  ]));
}

// After a throw, dice that were kept stay chosen.
export function stillKept(kept, letters) {
  const left = [...kept];
  const chosen = new Set();
  [...letters].forEach((letter, n) => {
    const at = left.indexOf(letter);
    if (at >= 0) {
      left.splice(at, 1);
      chosen.add(n);
    }
  });
  return chosen;
}
