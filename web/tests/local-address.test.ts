import { describe, expect, it } from "vitest";
import { placesIn, policyFor } from "../src/offline/cache-policy.ts";
import { browserAddress, staticRouteOf } from "../src/state/address.ts";

describe("addresses of a static page", () => {
  it("are in the fragment", () => {
    expect(browserAddress("/", true)).toBe("#");
    expect(browserAddress("/#rules/dark/WICK-1", true)).toBe("#rules/dark/WICK-1");
    expect(browserAddress("/t/LKAIJU", true)).toBe("#t/LKAIJU");
    expect(browserAddress("/t/LKAIJU#/replay", true)).toBe("#t/LKAIJU/replay");
    expect(browserAddress("/t/KAIJU7#replay/12", false)).toBe("/t/KAIJU7#replay/12");
  });

  it("lead to the same screens as on a server", () => {
    expect(staticRouteOf("")).toEqual({ screen: "start" });
    expect(staticRouteOf("#new")).toEqual({ screen: "new" });
    expect(staticRouteOf("#t/LKAIJU")).toEqual({ screen: "table", code: "LKAIJU" });
    expect(staticRouteOf("#t/LKAIJU/replay/12")).toEqual({ screen: "replay", code: "LKAIJU", at: "12" });
  });
});

describe("the service worker of a static page", () => {
  const HERE = "https://host.example";
  const policy = (path: string, mode: string): string =>
    policyFor({ method: "GET", mode, url: HERE + path }, HERE, placesIn("/games/daikaiju/"));

  it("handles the files of its folder only", () => {
    expect(policy("/games/daikaiju/", "navigate")).toBe("page");
    expect(policy("/games/daikaiju/index.html", "navigate")).toBe("page");
    expect(policy("/games/daikaiju/assets/rules-a1.wasm", "cors")).toBe("kept");
    expect(policy("/games/other/", "navigate")).toBe("leave");
    expect(policy("/games/other/a.js", "cors")).toBe("leave");
  });
});
