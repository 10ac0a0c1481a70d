// The game is over: who has won, a rematch, the record, and whether the dice were honest.

import { proof } from "./api.js";
import { recordLink } from "./about.js";
import { el } from "./dom.js";
import { check } from "./fair.js";
import { recall } from "./memory.js";
import { listed, say } from "./speak.js";
import { fullName, mySeats } from "./who.js";

const MOST_SHOWN = 5; // wrong draws

export function after(seen) {
  const { picture } = seen;
  const mayPlay = mySeats(seen).length > 0;
  return el("section", { class: "over", "data-key": "over" }, [
    el("h2", {}, say("over.title")),
    el("p", { class: "verdict" }, resultIn(picture)),
    el("div", { class: "deeds" }, [
      picture.next
        ? el("button", { type: "button", class: "main big", "data-do": "to-rematch" }, say("table.to-rematch"))
        : mayPlay && el("button", { type: "button", class: "main big", "data-do": "rematch" }, say("over.rematch")),
      recordLink(seen),
      el("button", { type: "button", "data-do": "verify" }, say("over.verify")),
    ]),
    seen.verdict ? el("ul", { class: "verdicts", role: "status" }, seen.verdict.map((line) => el("li", {}, line))) : null,
  ]);
}

export function resultIn({ result, board, ...picture }) {
  const who = result.winners.map((seat) => fullName(picture, seat));
  if (result.reason === "nobody" || !who.length) return say("over.nobody");
  if (result.reason === "survivor") return say("over.survivor", { who: listed(who) });
  return say("over.stars", { n: who.length, who: listed(who), stars: board.monsters[result.winners[0]].stars });
}

// Sentences on the dice of this table.
export async function verdictOn(seen) {
  const given = await proof(seen.table);
  const found = await check(given);
  const complaints = complaintsAbout(seen, given, found);
  if (complaints.length) return complaints;
  const own = Object.keys(recall(seen.table).entropy ?? {}).length;
  return [say("fair.good", { n: found.draws }), ...(own ? [say("fair.own")] : [])];
}

function complaintsAbout(seen, given, { fits, wrong }) {
  const { commitment, entropy = {} } = recall(seen.table);
  const lines = [];
  if (!fits) lines.push(say("fair.bad-commitment"));
  if (commitment && commitment !== given.commitment) lines.push(say("fair.changed-commitment"));
  for (const [seat, text] of Object.entries(entropy)) {
    if (given.entropy[seat] !== text) lines.push(say("fair.bad-entropy", { n: Number(seat) + 1 }));
  }
  if (wrong.length) lines.push(say("fair.bad-count", { n: wrong.length }));
  const shown = wrong.slice(0, MOST_SHOWN);
  return [...lines, ...shown.map(({ number, brought, derived }) => say("fair.bad-draw", { number: String(number), brought, derived }))];
}
