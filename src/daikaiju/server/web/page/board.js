// The board: every monster with its counters and cards, and the cards on offer.

import { el } from "./dom.js";
import { icon, unit, unseen } from "./icons.js";
import { ordersForm } from "./orders.js";
import { say } from "./speak.js";
import { effect, kind, level, monster, title } from "./things.js";
import { badge, isHost, isMine, mySeats, person, remarks, yourName } from "./who.js";

// --- monsters ----------------------------------------------------------------------------------

export function monsters(seen) {
  const { board } = seen.picture;
  return el("section", { "data-key": "monsters", class: "plain" }, [
    el("h2", { class: "unseen" }, say("board.monsters")),
    mayJoin(seen) ? yourName(seen, "seat.take.name") : null,
    el("ul", { class: `monsters of-${board.monsters.length}` }, board.monsters.map((each, n) => oneMonster(seen, each, n))),
  ]);
}

function oneMonster(seen, each, n) {
  const { board, seats, phase } = seen.picture;
  const seat = seats[n];
  const isTurn = board.turn === n && phase === "playing";
  const classes = ["monster", `at-${each.place}`, isTurn && "turn", isMine(seen, seat) && "mine"];
  return el("li", { class: classes.filter(Boolean).join(" "), "data-key": `monster${n}` }, [
    el("div", { class: "head" }, [
      badge(each.monster),
      el("div", { class: "who" }, [
        el("b", {}, monster(each.monster)),
        isTurn ? el("span", { class: "marker" }, [el("span", { "aria-hidden": "true" }, " ◀"), unseen(say("board.turn"))]) : null,
        placeTag(board, each),
        el("div", { class: "soft" }, [el("span", { dir: "auto" }, person(seat)), remarks(seen, seat)]),
      ]),
    ]),
    counters(seen, each, n),
    belongings(each, board.edition),
    ofSeat(seen, seat, each, n),
  ]);
}

function placeTag(board, { place }) {
  if (place === "outside") return null;
  const hasBay = board.monsters.some((each) => each.place === "bay");
  const word = place === "city" && hasBay ? "place.city.bay" : `place.${place}`;
  return [" ", el("span", { class: `tag place-${place}` }, say(word))];
}

function counters(seen, each, n) {
  const shown = ["health", "stars", "energy"];
  if (seen.picture.board.edition === "dark") shown.push("wickedness");
  const extra = ["poison", "shrink"].filter((name) => each[name]);
  return el("p", { class: "counters" }, [
    shown.map((name) => counter(seen, n, name, each[name] ?? 0)),
    extra.map((name) => el("span", { class: `tag ${name}` }, `${say(`counter.${name}`)} ${each[name]}`)),
    each.zombie ? el("span", { class: "tag" }, say("counter.zombie")) : null,
  ]);
}

function counter(seen, n, name, value) {
  const change = seen.changes[`${n}.${name}`] ?? 0;
  return el("span", { class: `counter ${name}` }, [
    unit(name),
    el("b", {}, String(value)),
    change ? el("span", { class: change > 0 ? "delta more" : "delta less", dir: "ltr" }, signed(change)) : null,
  ]);
}

export const signed = (amount) => (amount > 0 ? `+${amount}` : `−${-amount}`);

function belongings({ cards = [], tiles = [] }, edition) {
  const all = [...cards, ...tiles];
  if (!all.length) return null;
  return el("div", { class: "belongings" }, all.map((each, n) => folded(each, edition, n)));
}

// A card that says what it does when one opens it.
function folded({ card, counter: n, copies }, edition, place) {
  const name = title(card, edition);
  const whole = copies ? say("card.copies", { card: name, copied: title(copies, edition) }) : name;
  return el("details", { class: `card-chip ${kind(card)}`, "data-key": `${card}${place}` }, [
    el("summary", {}, n ? say("card.counter", { card: whole, n }) : whole),
    el("p", {}, effect(copies || card)),
  ]);
}

// What somebody may do with a seat while the game is played.
function ofSeat(seen, seat, each, n) {
  if (seen.picture.phase !== "playing") return null;
  if (isMine(seen, seat)) return ownSeat(seen, seat, n);
  if (isMissed(seen, seat, n)) return deed("man", n, "seat.stand-in");
  return mayTake(seen, seat, each) ? deed("take", n, "seat.take") : null;
}

function ownSeat(seen, seat, n) {
  return el("div", { class: "own", "data-key": "own" }, [
    seat.bot ? deed("return", n, "seat.return", "main") : null,
    el("details", {}, [
      el("summary", {}, say("seat.manage")),
      el("div", { class: "deeds" }, [
        seat.bot ? null : deed("leave", n, "seat.leave"),
        deed("free", n, "seat.give-up"),
      ]),
      ordersForm(seen, seat, n),
    ]),
  ]);
}

// Everybody waits for somebody who is not connected: a bot may stand in. The server says when.
function isMissed(seen, seat, n) {
  const isAsked = seen.picture.asked?.seat === n;
  const maySay = mySeats(seen).length > 0 || isHost(seen);
  return isAsked && maySay && seat.holder && !seat.present && !seat.bot;
}

// A bot's living monster may be taken by those who have none, if the table allows it.
function mayTake(seen, seat, each) {
  const { setup, board } = seen.picture;
  const mine = mySeats(seen);
  const alive = mine.some((own) => board.monsters[own].place !== "out");
  const allowed = setup.late && !alive && (!mine.length || setup.second_life);
  return allowed && !seat.holder && each.place !== "out";
}

function mayJoin(seen) {
  const { board, phase, seats } = seen.picture;
  if (phase !== "playing" || mySeats(seen).length) return false;
  return board.monsters.some((each, n) => mayTake(seen, seats[n], each));
}

function deed(name, n, word, className) {
  return el("button", { type: "button", "data-do": name, "data-seat": n, class: className }, say(word));
}

// --- cards on offer ----------------------------------------------------------------------------

export function market(seen) {
  const { board, legal = [], setup } = seen.picture;
  if (setup.options?.deck === "none") return null;
  const buyer = payer(seen);
  const slots = board.market.map((offer, n) => oneOffer(seen, offer, n, buyer, legal));
  return el("section", { "data-key": "market" }, [
    el("h2", {}, say("board.market")),
    el("ul", { class: "market" }, slots),
    el("p", { class: "soft" }, [
      say("board.deck", { n: board.deck }), board.top ? ` · ${say("board.top", { card: title(board.top, board.edition) })}` : "",
    ]),
    tilesOnOffer(board),
  ]);
}

// Whose prices are shown: those of whoever is asked here, else one's own, else of the turn.
function payer(seen) {
  const { board, legal, asked } = seen.picture;
  if (legal?.length) return asked.seat;
  return mySeats(seen)[0] ?? board.turn;
}

function oneOffer(seen, offer, n, buyer, legal) {
  const { board } = seen.picture;
  if (!offer) return el("li", { class: "offer empty", "data-key": `slot${n}` }, say("board.slot.empty"));
  const buy = `buy ${offer.card}`;
  return el("li", { class: "offer", "data-key": `slot${n}` }, [
    el("div", { class: "head" }, [
      el("b", {}, title(offer.card, board.edition)),
      el("span", { class: "price" }, [String(offer.prices[buyer]), icon("energy"), unseen(say("counter.energy"))]),
    ]),
    el("p", {}, [el("span", { class: "kind" }, say(`card.kind.${kind(offer.card)}`)), " ", effect(offer.card)]),
    legal.includes(buy)
      ? el("button", { type: "button", class: "main", "data-do": "act", "data-action": buy }, say("act.buy", { card: title(offer.card, board.edition) }))
      : null,
  ]);
}

function tilesOnOffer({ tiles = [], edition }) {
  if (!tiles.length) return null;
  const sorted = [...tiles].sort((a, b) => level(a) - level(b));
  return el("details", { "data-key": "tiles" }, [
    el("summary", {}, say("board.tiles")),
    el("ul", { class: "tiles" }, sorted.map((tile) => el("li", {}, [
      el("b", {}, title(tile, edition)), ` (${say("board.tile.level", { n: level(tile) })}) `, effect(tile),
    ]))),
  ]);
}
