// Every legal action has a control. The positions are those of DAIKAIJU_PICTURES (tests/test_page_controls.py sets it),
// else the recorded messages.

import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { Picture } from "../src/generated/protocol.ts";
import { choicesOf } from "../src/model/choices.ts";
import { controlsOf, questionKey } from "../src/model/controls.ts";
import { freedomOf } from "../src/model/dice-selection.ts";
import { countOf, FACES } from "../src/model/faces.ts";
import type { Choices } from "../src/model/types.ts";
import DiceTray from "../src/components/DiceTray.svelte";
import Market from "../src/components/Market.svelte";
import Prompt from "../src/components/Prompt.svelte";
import { hasText, t } from "../src/i18n/index.ts";
import { pictureOf, recorded } from "./recorded-messages.ts";

interface Position {
  picture: Picture;
  choices: Choices;
}
interface Drawn {
  action: string;
  label: string;
}

const file = process.env["DAIKAIJU_PICTURES"];
const pictures: Picture[] = file ? (JSON.parse(readFileSync(file, "utf8")) as Picture[]) : recorded.map(({ update }) => update.picture);
const positionOf = (picture: Picture): Position => ({ picture, choices: choicesOf(picture, [picture.asked!.seat]) });
const positions = pictures.filter(({ legal, board }) => legal?.length && board).map(positionOf);
const nothing = (): void => undefined;
const TIMEOUT = 120_000; // milliseconds, also on a busy machine

/** The controls that the components of the table draw. */
function drawn({ picture, choices }: Position): Drawn[] {
  const board = picture.board!;
  const controls = controlsOf(choices);
  const common = { act: nothing, show: nothing };
  const parts = [
    render(Prompt, { props: { ...common, picture, mine: [choices.seat], choices, controls, isHandOver: false, news: [], recap: null, isThrowing: false, explain: nothing, explainCounter: nothing, clockOffset: 0, undo: nothing, read: nothing, help: nothing } }),
    render(DiceTray, { props: { ...common, board, controls, cue: null, speed: 1, chosen: new Set<number>(), toggle: nothing } }),
  ];
  if (controls.market.length) parts.push(render(Market, { props: { ...common, board, payer: choices.seat, choices: controls.market } }));
  const buttons = parts.flatMap(({ body }) => [...body.matchAll(/<button[^>]* data-action="([^"]*)"[^>]*>(.*?)<\/button>/gs)]);
  return buttons.map(([, action = "", inside = ""]) => ({ action: action.replaceAll("&gt;", ">"), label: textOf(inside) }));
}

// The text that a screen reader reads.
const textOf = (html: string): string =>
  html.replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, "").replace(/<!--.*?-->|<[^>]*>/gs, "").replace(/\s+/g, " ").trim();

/** One position of those whose controls are equal. */
function distinct(all: readonly Position[]): Position[] {
  const keyOf = ({ picture: { board, legal = [] }, choices }: Position): string =>
    [board!.edition, questionKey(choices), ...legal.filter((action) => !action.startsWith("keep "))].join(";");
  return [...new Map(all.map((position) => [keyOf(position), position])).values()];
}

/** The legal sets of kept dice that the player cannot select by toggling dice. */
function unselectable({ picture, choices }: Position): string[] {
  const { dice } = picture.board!;
  const freedom = freedomOf(choices, dice);
  const facesWith = (...wanted: string[]): string => [...dice].filter((_, n) => wanted.includes(freedom[n]!)).join("");
  const [least, most] = [facesWith("stays"), facesWith("stays", "free")];
  const isWithin = (set: string) => [...FACES].every((face) => countOf(set, face) >= countOf(least, face) && countOf(set, face) <= countOf(most, face));
  return [...choices.keeps.keys()].filter((set) => !isWithin(set));
}

describe(`every legal action has a control, in ${positions.length} positions`, () => {
  test("with a label", { timeout: TIMEOUT }, () => {
    expect(positions.length).toBeGreaterThan(file ? 300 : 50);
    for (const position of distinct(positions)) {
      const controls = drawn(position);
      const { legal = [] } = position.picture;
      const withControl = new Set(controls.map(({ action }) => action));
      const missing = legal.filter((action) => !action.startsWith("keep ") && !withControl.has(action));
      const unlabelled = controls.filter(({ label }) => !label);
      if (missing.length || unlabelled.length) expect.fail(`${JSON.stringify({ missing, unlabelled })} at ${JSON.stringify(position.picture)}`);
    }
  });

  test("each legal set of dice can be selected", () => {
    for (const position of positions) {
      const missing = unselectable(position);
      if (missing.length) expect.fail(`${missing.join(", ")} at ${JSON.stringify(position.picture)}`);
    }
  });

  test("the question asks about dice only if dice can be kept", () => {
    for (const { choices } of positions) {
      const key = questionKey(choices);
      if (!hasText(key) || (key === "ask-keep") !== choices.keeps.size > 0) expect.fail(`${key} for ${JSON.stringify(choices)}`);
    }
  });
});

test("after the last throw the dice can be kept, although a card can still act", () => {
  const position = positionOf(pictureOf({ legal: ["stop", "use energy_drink"] }, { throws: 0 }));
  expect(drawn(position)).toEqual([
    { action: "use energy_drink", label: t("act-use", { card: { card: "energy_drink", edition: "second" } }) },
    { action: "stop", label: t("act-stop") },
  ]);
});
