// The frame of the page: the line that tells how the connection is, notes, complaints.

import { say } from "./speak.js";

const find = (id) => document.getElementById(id);
let fading;

// For ears: what has just changed.
export function announce(text) {
  if (text) find("live").textContent = text;
}

export function note(text, isBad = false) {
  const line = find("note");
  line.textContent = text;
  line.classList.toggle("bad", isBad);
  line.hidden = !text;
}

export const complain = (text) => note(text, true);

// How the line to the server is: see wire.js.
export function status(kind, n = 0) {
  clearTimeout(fading);
  const line = find("status");
  const key = kind === "back" && n ? "wire.resent" : `wire.${kind}`;
  line.textContent = kind === "up" ? "" : say(key, { n });
  line.hidden = kind === "up" || kind === "connecting";
  line.classList.toggle("bad", ["lost", "trying", "unsent"].includes(kind));
  if (kind === "back") fading = setTimeout(() => (line.hidden = true), 6000);
}
