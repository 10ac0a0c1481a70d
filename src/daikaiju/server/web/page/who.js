// Who sits where, in words. `seen` is what table.js knows: `you`, `picture`, and so on.

import { el } from "./dom.js";
import { say } from "./speak.js";
import { monster } from "./things.js";

export const isMine = (seen, seat) => Boolean(seen.you) && seat.holder === seen.you;
export const mySeats = (seen) => seen.picture.seats.flatMap((seat, n) => (isMine(seen, seat) ? [n] : []));
export const isHost = (seen) => Boolean(seen.you) && seen.picture.host === seen.you;

export const levelWord = (level) => say(`level.${level}`);

// “Ann”, or “Bot (medium)”.
export function person(seat) {
  if (seat.holder) return seat.name;
  return seat.bot ? say("seat.bot", { level: levelWord(seat.bot) }) : say("seat.free");
}

// What else there is to say about a seat: you, host, away, not connected.
export function remarks(seen, seat) {
  const { picture } = seen;
  const words = [];
  if (isMine(seen, seat)) words.push(say("seat.you"));
  if (picture.phase === "gathering" && seat.holder && seat.holder === picture.host) words.push(say("seat.host"));
  if (seat.holder && seat.bot) words.push(say("seat.away", { level: levelWord(seat.bot) }));
  else if (seat.holder && !seat.present && !isMine(seen, seat)) words.push(say("seat.offline"));
  return words.length ? el("span", { class: "remarks" }, ` (${words.join(", ")})`) : null;
}

// The monster of a seat, as the feed and the questions name it.
export const nameOf = (picture, n) => monster(picture.seats[n]?.monster ?? "");

// “Gigazaur (Ann)”
export function fullName(picture, n) {
  const { holder, name } = picture.seats[n];
  return `${nameOf(picture, n)} (${holder ? name : say("seat.bot.short")})`;
}

// A round mark with the first letters of a monster, in its colour.
export function badge(name) {
  const letters = monster(name).split(" ").map((word) => word[0]).join("").slice(0, 2);
  return el("span", { class: `badge monster-${name || "none"}`, "aria-hidden": "true" }, letters || "?");
}

// Where somebody who does not sit yet says what to be called.
export function yourName(seen, word = "start.name") {
  return el("p", { class: "field", "data-key": "name" }, [
    el("label", { for: "your-name" }, say(word)),
    el("input", { id: "your-name", value: seen.name, maxlength: 24, autocomplete: "nickname", dir: "auto" }),
  ]);
}
