// The headline of the prompt while nobody is asked: the dice are named only while they roll.

import { render } from "svelte/server";
import { expect, it } from "vitest";
import Prompt from "../src/components/Prompt.svelte";
import { t } from "../src/i18n/index.ts";
import { pictureOf } from "./recorded-messages.ts";

const nothing = (): void => undefined;

it("says that dice roll only while they roll", () => {
  const headline = (isThrowing: boolean): string | undefined => {
    const picture = { ...pictureOf(), asked: { seat: -1, since: 0 } };
    const props = {
      picture, mine: [0], choices: null, controls: null, isHandOver: false, news: [], recap: null, isThrowing, clockOffset: 0,
      act: nothing, undo: nothing, show: nothing, read: nothing, help: nothing, explain: nothing, explainCounter: nothing,
    };
    return /<h2[^>]*>(.*?)<\/h2>/s.exec(render(Prompt, { props }).body)?.[1]?.replace(/<!--.*?-->|<[^>]*>/gs, "");
  };
  expect(headline(true)).toBe(t("table-ask-nobody"));
  expect(headline(false)).toBe(t("table-ask-moment"));
  expect(t("table-ask-nobody")).not.toBe(t("table-ask-moment"));
});
