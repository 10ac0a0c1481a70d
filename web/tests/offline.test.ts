import { describe, expect, it, vi } from "vitest";
import { leftOver, placeOf, wayOf, type Asked } from "../src/offline/deciding.ts";
import { ASK_VERSION, filesOf } from "../src/offline/talking.ts";

const HERE = "https://games.example.org";
const asked = (path: string, more: Partial<Asked> = {}): Asked => ({ method: "GET", mode: "cors", url: HERE + path, ...more });
const way = (path: string, more?: Partial<Asked>): string => wayOf(asked(path, more), HERE);

describe("what the worker does with a request", () => {
  it("gets the page from the server if it can", () => {
    for (const path of ["/", "/#cards", "/t/KAIJU7", "/t/KAIJU7#replay/12"]) {
      expect(way(path, { mode: "navigate" })).toBe("page");
    }
  });

  it("keeps the files of the page", () => {
    expect(way("/static/assets/index-a1b2c3.js")).toBe("kept");
    expect(way("/static/icon-192.png", { mode: "no-cors" })).toBe("kept");
  });

  it("never touches what is the server's alone", () => {
    const paths = ["/api/v1/server", "/api/v1/tables/x/qr.svg", "/healthz", "/metrics", "/sw.js"];
    for (const path of paths) for (const mode of ["cors", "navigate", "no-cors"]) expect(way(path, { mode })).toBe("leave");
    expect(way("/static/assets/index-a1b2c3.js", { method: "HEAD" })).toBe("leave");
    expect(way("/", { method: "POST", mode: "navigate" })).toBe("leave");
  });

  it("leaves other sites and other addresses alone", () => {
    expect(wayOf(asked("/static/a.js"), "https://elsewhere.example")).toBe("leave");
    for (const path of ["/t/a/b", "/static/icon.svg", "/nothing"]) expect(way(path, { mode: "navigate" })).toBe("leave");
  });
});

describe("what is thrown away", () => {
  it("is all but the newest version and the one before", () => {
    const places = ["a", "b", "c"].map(placeOf);
    expect(leftOver(places)).toEqual([placeOf("a")]);
    expect(leftOver(places.slice(1))).toEqual([]);
    expect(leftOver([])).toEqual([]);
  });

  it("is never anything of others at the same address", () => {
    expect(leftOver(["theirs", placeOf("a"), placeOf("b"), "theirs too", placeOf("c")])).toEqual([placeOf("a")]);
  });
});

describe("asking a worker for its files", () => {
  it("hears the answer", async () => {
    const worker = {
      postMessage(message: unknown, [port]: Transferable[]): void {
        if (message === ASK_VERSION) (port as MessagePort).postMessage(["/static/a.js"]);
      },
    };
    expect(await filesOf(worker)).toEqual(["/static/a.js"]);
  });

  it("does not wait for one that says nothing", async () => {
    vi.useFakeTimers();
    const answer = filesOf({ postMessage: () => undefined });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toEqual([]);
    vi.useRealTimers();
  });
});
