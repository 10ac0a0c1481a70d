import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "./english.ts";
import { has, listed, t } from "../src/words/index.ts";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const KEYS = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe("the words", () => {
  it("are all understood, and none is there twice", () => {
    const errors = new FluentBundle("en").addResource(new FluentResource(english));
    expect(errors).toEqual([]);
    expect(KEYS.filter((key) => !has(key))).toEqual([]);
  });

  it("are there for every key that the page names", () => {
    const named = Object.entries(SOURCES).flatMap(([file, text]) =>
      [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => `${file}: ${found[1]!}`),
    );
    expect(named.filter((each) => !has(each.split(": ")[1]!))).toEqual([]);
  });

  it("are shown as their key where there are none, so that it is noticed", () => {
    expect(t("start-never-written")).toBe("start-never-written");
  });

  it("count and list as the language does", () => {
    expect(t("gather-watchers", { n: 1 })).toBe("1 onlooker");
    expect(t("gather-watchers", { n: 3 })).toBe("3 onlookers");
    expect(listed(["Ann", "Bo", "Cy"])).toBe("Ann, Bo, and Cy");
  });

  it("set names apart that are written leftwards", () => {
    expect(t("gather-news-sat", { name: "Ann", n: 1 })).toBe("Ann takes seat 1.");
    expect(t("gather-news-sat", { name: "رستم", n: 1 })).toBe("\u2068رستم\u2069 takes seat 1.");
  });
});
