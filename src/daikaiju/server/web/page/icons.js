// Small drawings. Each says in words what it shows, for those who do not see it.

import { el, svg } from "./dom.js";
import { say } from "./speak.js";

const SHAPES = {
  heart: "M12 21C5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.2C22 12 19 15.5 12 21z",
  star: "M12 1.8l3 6.9 7.5.7-5.7 5 1.7 7.4L12 17.9l-6.5 3.9 1.7-7.4-5.7-5 7.5-.7z",
  energy: "M13.5 1.5 4 14h6.2L9 22.5 19.5 9.5h-6.8z",
  wicked: "M12.5 1.5c.6 4.8 6.5 7.3 6.5 13.5a7 7 0 0 1-14 0c0-3.2 1.900-5 2.3-8.3 1.800.9 2.900 2.3 3.100 4.3 1.700-2.2 2.400-5.500 2.100-9.500z",
  claw: "M9.5 1.5C5.5 8 3.5 14.5 2.5 22.5 7.2 16.3 9.6 9.3 9.5 1.5zM15.8 1.5c-4 6.5-6 13-7 21 4.7-6.2 7.1-13.2 7-21zM22 1.5c-4 6.5-6 13-7 21 4.7-6.2 7.1-13.2 7-21z",
};
const OF_FACE = { E: "energy", C: "claw", H: "heart" };
const OF_COUNTER = { health: "heart", stars: "star", energy: "energy", wickedness: "wicked" };

export function icon(name, className = "") {
  const path = svg("path", { d: SHAPES[name] });
  return svg("svg", { class: `icon ${name} ${className}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
}

export const unseen = (text) => el("span", { class: "unseen" }, text);

// What one side of a die shows.
export function face(letter) {
  return OF_FACE[letter] ? icon(OF_FACE[letter]) : el("span", { class: "digit" }, letter);
}

// A row of small dice within a sentence.
export function dice(letters) {
  const words = [...letters].map((letter) => say(`face.${letter}`)).join(", ");
  const shown = [...letters].map((letter) =>
    el("span", { class: `die small face-${letter}`, "aria-hidden": "true" }, face(letter)),
  );
  return el("span", { class: "row-of-dice" }, unseen(words), shown);
}

// `♥` with its word.
export const unit = (counter) => [icon(OF_COUNTER[counter]), unseen(say(`counter.${counter}`))];
