import { describe, expect, it, vi } from "vitest";
import { cacheName, obsoleteCaches, policyFor, type RequestInfo } from "../src/offline/cache-policy.ts";
import { ASK_VERSION, queryFiles } from "../src/offline/version-query.ts";

const HERE = "https://games.example.org";
const request = (path: string, more: Partial<RequestInfo> = {}): RequestInfo => ({ method: "GET", mode: "cors", url: HERE + path, ...more });
const policy = (path: string, more?: Partial<RequestInfo>): string => policyFor(request(path, more), HERE);

describe("handling of requests", () => {
  it("loads the page from the network first", () => {
    for (const path of ["/", "/#cards", "/t/KAIJU7", "/t/KAIJU7#replay/12"]) {
      expect(policy(path, { mode: "navigate" })).toBe("page");
    }
  });

  it("loads files of the page from the cache", () => {
    expect(policy("/static/assets/index-a1b2c3.js")).toBe("kept");
    expect(policy("/static/icon-192.png", { mode: "no-cors" })).toBe("kept");
  });

  it("does not handle API requests", () => {
    const paths = ["/api/v1/server", "/api/v1/tables/x/qr.svg", "/healthz", "/metrics", "/sw.js"];
    for (const path of paths) for (const mode of ["cors", "navigate", "no-cors"]) expect(policy(path, { mode })).toBe("leave");
    expect(policy("/static/assets/index-a1b2c3.js", { method: "HEAD" })).toBe("leave");
    expect(policy("/", { method: "POST", mode: "navigate" })).toBe("leave");
  });

  it("does not handle other sites and other paths", () => {
    expect(policyFor(request("/static/a.js"), "https://elsewhere.example")).toBe("leave");
    for (const path of ["/t/a/b", "/static/icon.svg", "/nothing"]) expect(policy(path, { mode: "navigate" })).toBe("leave");
  });
});

describe("caches to delete", () => {
  it("are all except the two newest versions", () => {
    const places = ["a", "b", "c"].map(cacheName);
    expect(obsoleteCaches(places)).toEqual([cacheName("a")]);
    expect(obsoleteCaches(places.slice(1))).toEqual([]);
    expect(obsoleteCaches([])).toEqual([]);
  });

  it("do not include caches of other applications", () => {
    expect(obsoleteCaches(["theirs", cacheName("a"), cacheName("b"), "theirs too", cacheName("c")])).toEqual([cacheName("a")]);
  });
});

describe("query of the worker's files", () => {
  it("returns the answer", async () => {
    const worker = {
      postMessage(message: unknown, [port]: Transferable[]): void {
        if (message === ASK_VERSION) (port as MessagePort).postMessage(["/static/a.js"]);
      },
    };
    expect(await queryFiles(worker)).toEqual(["/static/a.js"]);
  });

  it("times out without an answer", async () => {
    vi.useFakeTimers();
    const answer = queryFiles({ postMessage: () => undefined });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toEqual([]);
    vi.useRealTimers();
  });
});
