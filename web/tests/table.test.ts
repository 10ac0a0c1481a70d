import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage, Picture, Update, Welcome } from "../src/generated/protocol.ts";
import type { Frame, Line } from "../src/model/types.ts";
import type { Command, Listener } from "../src/net/connection.ts";

const connection = vi.hoisted(() => ({ listener: null as Listener | null, sent: [] as Command[], history: [] as Update[], after: [] as number[], answered: 0 }));

vi.mock("../src/net/connection.ts", () => ({
  SocketConnection: class {
    readonly isServed = true;
    constructor(_: string, listener: Listener) {
      connection.listener = listener;
    }
    send(command: Command): Promise<object> {
      connection.sent.push(command);
      return Promise.resolve({ type: "done", id: "x", seq: connection.answered });
    }
    close(): void {}
    connectNow(): void {}
  },
}));
vi.mock("../src/net/api.ts", () => ({
  MOST_UPDATES: 200,
  updates: (_: string, after: number) => {
    connection.after.push(after);
    return Promise.resolve({ updates: connection.history.filter(({ picture }) => picture.seq > after) });
  },
}));
// Each update has two frames of 500 ms and one line.
vi.mock("../src/model/frames.ts", () => ({
  framesOf: (before: Picture, { picture, what }: Update): Frame[] => {
    if (what === "frames-fail") throw new Error("provoked");
    return [before, picture].map((each) => ({ picture: each, cue: { kind: "none", seat: -1 }, ms: 500 }));
  },
}));
vi.mock("../src/model/log-lines.ts", () => ({
  logLines: ({ picture, what }: Update): Line[] => {
    if (what === "lines-fail") throw new Error("provoked");
    return [{ key: `line-${picture.seq}`, args: {}, seat: -1, ply: 0, kind: "event" }];
  },
}));

const { TableState } = await import("../src/state/table.svelte.ts");

const picture = (seq: number, more: object = {}): Picture =>
  ({ seq, ply: seq, now: 0, seats: [{ holder: "ann" }, {}], host: "ann", ...more }) as unknown as Picture;
const update = (seq: number, more: object = {}): Update => ({ type: "update", what: "moved", picture: picture(seq, more) });
const welcome = (seq: number): Welcome => ({ type: "welcome", protocol: 1, rules: "", you: "ann", table: "T", picture: picture(seq) });
const receive = (message: AnyMessage): void => connection.listener!.onMessage(message);
const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(connection, { sent: [], history: [], after: [], answered: 99 });
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("TableState", () => {
  it("shows an update frame by frame, and its lines with the last frame", () => {
    const table = new TableState(welcome(1));
    expect(table.isSettled).toBe(true);
    receive(update(2));
    expect([table.latest.seq, table.shown.seq, table.isSettled]).toEqual([2, 1, false]);
    expect(table.lines).toEqual([]);
    vi.advanceTimersByTime(500);
    expect([table.shown.seq, table.isSettled]).toEqual([2, true]);
    expect(table.cue).not.toBeNull();
    expect(table.lines.map(({ key }) => key)).toEqual(["line-2"]);
    vi.advanceTimersByTime(500);
    expect(table.cue).toBeNull();
  });

  it("skips to the latest picture, with all lines", () => {
    const table = new TableState(welcome(1));
    for (const seq of [2, 3, 4]) receive(update(seq));
    table.skip();
    expect([table.shown.seq, table.cue]).toEqual([4, null]);
    expect(table.lines.map(({ key }) => key)).toEqual(["line-2", "line-3", "line-4"]);
  });

  it("skips all frames in a hidden tab", () => {
    const table = new TableState(welcome(1));
    page.hidden = true;
    receive(update(2));
    expect(table.isSettled).toBe(true);
  });

  it("loads lines from before the connection and from interruptions", async () => {
    const table = new TableState(welcome(2));
    connection.history = [update(1), update(2)];
    receive(welcome(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.lines.map(({ key }) => key)).toEqual(["line-1", "line-2"]);
    connection.history = [1, 2, 3, 4].map((seq) => update(seq));
    receive(welcome(4));
    receive(update(5));
    table.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.lines.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5].map((seq) => `line-${seq}`));
    expect(connection.after).toEqual([0, 1]);
  });

  it("sends a decision once, and only if it is legal", async () => {
    const table = new TableState(welcome(1));
    receive(update(2, { asked: { seat: 0, since: 0 }, legal: ["stop"] }));
    table.skip();
    await table.act("buy jets");
    await Promise.all([table.act("stop"), table.act("stop")]);
    expect(connection.sent).toEqual([{ type: "act", seat: 0, ply: 2, seq: 2, action: "stop" }]);
    expect(table.isDeciding).toBe(true);
    receive(update(3));
    expect(table.isDeciding).toBe(false);
  });

  it("undoes a decision, and can then decide at the same ply again", async () => {
    const table = new TableState(welcome(1));
    const asked = { asked: { seat: 0, since: 0 }, legal: ["stop"] };
    await table.undo();
    receive(update(2, asked));
    await table.act("stop");
    receive(update(3, { ...asked, undo: true }));
    table.skip();
    await Promise.all([table.undo(), table.undo(), table.act("stop")]);
    expect(connection.sent.slice(1)).toEqual([{ type: "undo", seat: 0, ply: 3, seq: 3 }]);
    expect(table.isDeciding).toBe(true);
    receive({ ...update(4, { ...asked, ply: 2 }), what: "undone" });
    table.skip();
    expect([table.latest.ply, table.isDeciding]).toEqual([2, false]);
    await table.act("stop");
    expect(connection.sent.at(-1)).toEqual({ type: "act", seat: 0, ply: 2, seq: 4, action: "stop" });
  });

  it("does not wait for a decision that was undone during an interruption", async () => {
    const table = new TableState(welcome(4));
    receive(update(5, { ply: 2, asked: { seat: 0, since: 0 }, legal: ["stop"] }));
    connection.answered = 3; // resent; the server had executed it before
    await table.act("stop");
    expect(table.isDeciding).toBe(false);
  });

  it.each(["frames-fail", "lines-fail"])("shows the new position if a move cannot be described: %s", async (what) => {
    vi.spyOn(console, "error").mockReturnValue();
    const table = new TableState(welcome(1));
    receive({ ...update(2), what });
    expect(table.latest.seq).toBe(2);
    vi.advanceTimersByTime(1500);
    expect([table.shown.seq, table.isSettled]).toEqual([2, true]);
    connection.history = [update(3), { ...update(4), what }, update(5)];
    receive(welcome(5)); // after an interruption the lines in between are loaded
    await vi.advanceTimersByTimeAsync(0);
    const keys = table.lines.map(({ key }) => key);
    expect(keys).toContain("line-5");
    expect(keys.includes("line-4")).toBe(what !== "lines-fail");
    expect(console.error).toHaveBeenCalled();
  });

  it("applies presence messages, which are not updates", () => {
    const table = new TableState(welcome(1));
    receive({ type: "present", seats: [true, false], watchers: 2 });
    expect(table.isSettled).toBe(true);
    expect([table.shown.seats[0]!.present, table.shown.watchers]).toEqual([true, 2]);
  });
});
