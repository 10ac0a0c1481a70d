// Standing orders: the form, and what it says.

import { el, fields } from "./dom.js";
import { say } from "./speak.js";
import { title } from "./things.js";

const ABOUT_TOKYO = ["ask", "stay", "yield", "hearts", "danger"];
const ABOUT_CARD = ["ask", "use", "never"];

export function ordersForm(seen, seat, n) {
  const orders = seat.orders ?? {};
  const { edition } = seen.picture.setup;
  return el("form", { class: "orders", "data-do": "order", "data-seat": n, "data-key": "orders" }, [
    el("h3", {}, say("orders.title")),
    el("p", { class: "soft" }, say("orders.lead")),
    choice(`tokyo${n}`, "tokyo", say("orders.tokyo"), ABOUT_TOKYO.map((value) => [value, say(`orders.tokyo.${value}`)]), orders.tokyo),
    number(`hearts${n}`, "hearts", "orders.hearts", orders.hearts ?? 3, 12),
    number(`danger${n}`, "danger", "orders.danger", orders.danger ?? 25, 100),
    number(`buy${n}`, "buy_from", "orders.buy_from", orders.buy_from ?? 0, 99),
    cardsFor(seen, n, orders).map((card) =>
      choice(`card-${card}${n}`, `card ${card}`, say("orders.card", { card: title(card, edition) }), aboutCard(), orders.cards?.[card]),
    ),
    el("button", {}, say("orders.save")),
  ]);
}

// Cards that the monster has and that can ask something, and those that orders speak of already.
function cardsFor(seen, n, orders) {
  const own = (seen.picture.board?.monsters[n].cards ?? []).flatMap(({ card, copies }) => [card, copies]);
  const names = own.filter(Boolean).map((label) => label.split("#")[0]);
  const asking = names.filter((name) => seen.server.cards.includes(name));
  return [...new Set([...asking, ...Object.keys(orders.cards ?? {})])];
}

const aboutCard = () => ABOUT_CARD.map((value) => [value, say(`orders.card.${value}`)]);

function choice(id, name, word, values, chosen = "ask") {
  const options = values.map(([value, text]) => el("option", { value, selected: value === chosen }, text));
  return line(id, word, el("select", { id, name }, options));
}

function number(id, name, word, value, max) {
  return line(id, say(word), el("input", { id, name, type: "number", min: 0, max, value, required: true }));
}

const line = (id, word, input) => el("p", { class: "field", "data-key": id }, [el("label", { for: id }, word), input]);

// What the form says, as the server wants to hear it.
export function ordersOf(form) {
  const said = fields(form);
  const cards = Object.entries(said)
    .filter(([name, value]) => name.startsWith("card ") && value !== "ask")
    .map(([name, value]) => [name.slice("card ".length), value]);
  return {
    tokyo: said.tokyo,
    hearts: Number(said.hearts),
    danger: Number(said.danger),
    buy_from: Number(said.buy_from),
    cards: Object.fromEntries(cards),
  };
}
