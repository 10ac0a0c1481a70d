import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "./english-catalogue.ts";
import { formatList, hasText, t } from "../src/i18n/index.ts";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const KEYS = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe("catalogues", () => {
  it("are valid Fluent without duplicates", () => {
    const errors = new FluentBundle("en").addResource(new FluentResource(english));
    expect(errors).toEqual([]);
    expect(KEYS.filter((key) => !hasText(key))).toEqual([]);
  });

  it("have each key that the page uses", () => {
    const named = Object.entries(SOURCES).flatMap(([file, text]) =>
      [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => `${file}: ${found[1]!}`),
    );
    expect(named.filter((each) => !hasText(each.split(": ")[1]!))).toEqual([]);
  });

  it("show a missing key as it is", () => {
    expect(t("start-never-written")).toBe("start-never-written");
  });

  it("format numbers and lists by language", () => {
    expect(t("people-watching", { n: 1 })).toBe("1 spectator");
    expect(t("people-watching", { n: 3 })).toBe("3 spectators");
    expect(formatList(["Ann", "Bo", "Cy"])).toBe("Ann, Bo, and Cy");
  });

  it("isolate right-to-left names", () => {
    expect(t("gather-news-sat", { name: "Ann", n: 1 })).toBe("Ann takes seat 1.");
    expect(t("gather-news-sat", { name: "رستم", n: 1 })).toBe("\u2068رستم\u2069 takes seat 1.");
  });
});
