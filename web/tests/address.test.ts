import { describe, expect, it } from "vitest";
import { codeIn, routeOf } from "../src/state/address.ts";

describe("routeOf", () => {
  it("maps fragments of the start page to screens", () => {
    expect(routeOf("/", "")).toEqual({ screen: "start" });
    expect(routeOf("/", "#new")).toEqual({ screen: "new" });
    expect(routeOf("/", "#/settings")).toEqual({ screen: "settings" });
    expect(routeOf("/", "#cards/jets")).toEqual({ screen: "cards", card: "jets" });
    expect(routeOf("/", "#rules")).toEqual({ screen: "rules", edition: "", place: "" });
    expect(routeOf("/", "#rules/dark/WICK-3")).toEqual({ screen: "rules", edition: "dark", place: "WICK-3" });
    expect(routeOf("/", "#lesson")).toEqual({ screen: "lesson", lesson: "" });
    expect(routeOf("/", "#lesson/wickedness")).toEqual({ screen: "lesson", lesson: "wickedness" });
  });

  it("maps table paths to tables and replays", () => {
    expect(routeOf("/t/K7XQ2M", "")).toEqual({ screen: "table", code: "K7XQ2M" });
    expect(routeOf("/t/K7XQ2M/", "#replay/42")).toEqual({ screen: "replay", code: "K7XQ2M", at: "42" });
  });

  it("maps all other addresses to nowhere", () => {
    for (const [path, hash] of [["/x", ""], ["/", "#x"], ["/t/", ""], ["/t/A/B", ""]] as const) {
      expect(routeOf(path, hash)).toEqual({ screen: "nowhere" });
    }
    expect(routeOf("/t/%E0%A4%A", "")).toEqual({ screen: "table", code: "%E0%A4%A" });
  });
});

describe("codeIn", () => {
  it("finds a typed or pasted code", () => {
    for (const typed of ["K7XQ2M", " k7xq2m ", "K7X-Q2M", "http://127.0.0.1:8000/t/K7XQ2M", "example.org/t/k7xq2m/#replay"]) {
      expect(codeIn(typed), typed).toBe("K7XQ2M");
    }
  });

  it("returns an empty string if there is no code", () => {
    for (const typed of ["", "   ", "!!", "https://example.org/", "what is this"]) expect(codeIn(typed), typed).toBe("");
  });
});
