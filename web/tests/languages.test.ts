import { FluentBundle, FluentResource } from "@fluent/bundle";
import loaders from "catalogues";
import { describe, expect, test } from "vitest";
import { logLines } from "../src/model/log-lines.ts";
import { LANGUAGE_NAMES, LANGUAGES, preferredLanguage, setLanguage, t, textDirection, type LanguageCode } from "../src/i18n/index.ts";
import { recorded, sentence } from "./recorded-messages.ts";

const bundleOf = async (code: LanguageCode): Promise<FluentBundle> => {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const load of Object.values(loaders[code]!)) {
    expect(bundle.addResource(new FluentResource((await load()).default))).toEqual([]);
  }
  return bundle;
};

const AS_TYPED = new Set(["log-said", "log-other"]); // text of a player
const lines = recorded.flatMap(({ before, update }) => logLines(update, before));
const OWN_LETTERS: Partial<Record<LanguageCode, RegExp>> = { ru: /[а-яё]/i, "zh-Hant": /[\u4e00-\u9fff]/, fa: /[\u0620-\u06cc]/ };

describe.each(LANGUAGES)("%s", (code) => {
  test("has a text for each line of each recorded message", async () => {
    const bundle = await bundleOf(code);
    await setLanguage(code);
    for (const { key, args } of lines) {
      const text = sentence(key, args, bundle);
      expect(text).not.toMatch(/undefined|NaN|[a-z]_[a-z]|face-|\bnone\b|\{|\$| {2}|^\s|\s$/);
      if (!AS_TYPED.has(key)) expect(text).toMatch(OWN_LETTERS[code] ?? /[a-z]/i);
    }
  });

  test("changes the language of existing lines", async () => {
    const shown = (): string[] => lines.filter(({ key }) => !AS_TYPED.has(key)).map(({ key, args }) => t(key, args));
    await setLanguage("en");
    const english = shown();
    await setLanguage(code);
    expect(shown().filter((line, n) => line === english[n])).toEqual(code === "en" ? english : []);
  });

  test("has a name and a direction, and matches browser languages", () => {
    expect(LANGUAGE_NAMES[code]).toBeTruthy();
    expect(textDirection(code)).toBe(code === "fa" ? "rtl" : "ltr");
    expect(preferredLanguage([`${code}-XX`, "en"])).toBe(code);
  });
});
