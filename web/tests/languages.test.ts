import { FluentBundle, FluentResource } from "@fluent/bundle";
import loaders from "catalogues";
import { describe, expect, test } from "vitest";
import { linesOf } from "../src/model/story.ts";
import { directionOf, LANGUAGES, OWN_NAMES, preferredOf, speak, t, type LanguageCode } from "../src/words/index.ts";
import { recorded, sentence } from "./recorded.ts";

const bundleOf = async (code: LanguageCode): Promise<FluentBundle> => {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const load of Object.values(loaders[code]!)) {
    expect(bundle.addResource(new FluentResource((await load()).default))).toEqual([]);
  }
  return bundle;
};

const AS_TYPED = new Set(["log-said", "log-other"]); // what somebody wrote
const lines = recorded.flatMap(({ before, update }) => linesOf(update, before));
const OWN_LETTERS: Partial<Record<LanguageCode, RegExp>> = { ru: /[а-яё]/i, "zh-Hant": /[\u4e00-\u9fff]/, fa: /[\u0620-\u06cc]/ };

describe.each(LANGUAGES)("%s", (code) => {
  test("tells every line of every recorded message", async () => {
    const bundle = await bundleOf(code);
    await speak(code);
    for (const { key, args } of lines) {
      const text = sentence(key, args, bundle);
      expect(text).not.toMatch(/undefined|NaN|[a-z]_[a-z]|face-|\bnone\b|\{|\$| {2}|^\s|\s$/);
      if (!AS_TYPED.has(key)) expect(text).toMatch(OWN_LETTERS[code] ?? /[a-z]/i);
    }
  });

  test("changes lines that were told before", async () => {
    const shown = (): string[] => lines.filter(({ key }) => !AS_TYPED.has(key)).map(({ key, args }) => t(key, args));
    await speak("en");
    const english = shown();
    await speak(code);
    expect(shown().filter((line, n) => line === english[n])).toEqual(code === "en" ? english : []);
  });

  test("has a name of its own and a direction, and is what its readers' browsers ask for", () => {
    expect(OWN_NAMES[code]).toBeTruthy();
    expect(directionOf(code)).toBe(code === "fa" ? "rtl" : "ltr");
    expect(preferredOf([`${code}-XX`, "en"])).toBe(code);
  });
});
