// What can be said about a table at any time: its link, its rules, its dice.

import { qrAddress, recordAddress } from "./api.js";
import { el } from "./dom.js";
import { duration, say } from "./speak.js";
import { levelWord } from "./who.js";

const addressOf = (code) => `${location.origin}/t/${code}`;

export function invitation(seen) {
  const { code } = seen.picture;
  return el("div", { class: "invitation", "data-key": "invitation" }, [
    el("div", { class: "grow" }, [
      el("label", { for: "link" }, say("table.link")),
      el("p", { class: "link" }, [
        el("input", { id: "link", value: addressOf(code), readonly: true, dir: "ltr" }),
        el("button", { type: "button", "data-do": "copy" }, say("table.copy")),
      ]),
      el("p", {}, [say("table.code"), " ", el("b", { class: "code" }, code)]),
    ]),
    el("img", { class: "qr", src: qrAddress(seen.table), alt: say("table.qr"), width: 132, height: 132 }),
  ]);
}

// The setup in a few words.
export function rulesInWords({ setup, seats }) {
  const { move, reserve } = setup.clock;
  const words = { move: duration(move), reserve: duration(reserve) };
  const clock = move ? say(reserve ? "clock.reserve" : "clock.own", words) : say("clock.none");
  return [
    say(`edition.${setup.edition}`),
    `${say("setup.seats")}: ${seats.length}`,
    clock,
    `${say("setup.level")} ${levelWord(setup.level)}`,
  ].join(" · ");
}

export function trust(seen) {
  const { commitment, secret, seats } = seen.picture;
  const facts = [[say("fair.commitment"), commitment]];
  seats.forEach((seat, n) => seat.entropy && facts.push([say("fair.entropy", { n: n + 1 }), seat.entropy]));
  if (secret) facts.push([say("fair.secret"), secret]);
  return el("section", { "data-key": "trust" }, el("details", {}, [
    el("summary", {}, say("fair.title")),
    el("p", { class: "soft" }, say("fair.lead")),
    el("dl", { class: "facts" }, facts.map(([word, value]) => [el("dt", {}, word), el("dd", { dir: "ltr" }, value)])),
  ]));
}

// While a game is played all this is folded away.
export function aboutTable(seen) {
  return el("section", { "data-key": "about" }, el("details", {}, [
    el("summary", {}, say("table.about")),
    el("p", { class: "soft" }, rulesInWords(seen.picture)),
    seen.picture.origin ? el("p", { class: "soft" }, say("table.origin")) : null,
    invitation(seen),
    el("p", {}, recordLink(seen)),
    forking(seen),
  ]));
}

export function recordLink(seen) {
  const name = `daikaiju-${seen.picture.code}.txt`;
  return el("a", { href: recordAddress(seen.table), download: name, class: "button" }, say("over.record"));
}

export function forking(seen) {
  const { ply } = seen.picture;
  return el("form", { class: "forking", "data-do": "fork", "data-key": "fork" }, [
    el("p", { class: "soft" }, say("over.fork.lead", { n: ply })),
    el("label", { for: "fork-ply" }, say("over.fork.ply")),
    el("input", { id: "fork-ply", name: "ply", type: "number", min: 0, max: ply, value: ply }),
    el("button", {}, say("over.fork")),
  ]);
}
