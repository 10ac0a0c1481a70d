import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyMessage, Picture, Update, Welcome } from "../src/generated/protocol.ts";
import type { Frame, Line } from "../src/model/types.ts";
import type { Command, Listener } from "../src/net/wire.ts";

const line = vi.hoisted(() => ({ listener: null as Listener | null, sent: [] as Command[], history: [] as Update[], after: [] as number[], answered: 0 }));

vi.mock("../src/net/wire.ts", () => ({
  Wire: class {
    readonly isServed = true;
    constructor(_: string, listener: Listener) {
      line.listener = listener;
    }
    send(command: Command): Promise<object> {
      line.sent.push(command);
      return Promise.resolve({ type: "done", id: "x", seq: line.answered });
    }
    giveUp(): void {}
    connectNow(): void {}
  },
}));
vi.mock("../src/net/api.ts", () => ({
  MOST_UPDATES: 200,
  updates: (_: string, after: number) => {
    line.after.push(after);
    return Promise.resolve({ updates: line.history.filter(({ picture }) => picture.seq > after) });
  },
}));
// Two frames of 500 ms for each update, and one line.
vi.mock("../src/model/frames.ts", () => ({
  framesOf: (before: Picture, { picture }: Update): Frame[] =>
    [before, picture].map((each) => ({ picture: each, cue: { kind: "none", seat: -1 }, ms: 500 })),
}));
vi.mock("../src/model/story.ts", () => ({
  linesOf: ({ picture }: Update): Line[] => [{ key: `line-${picture.seq}`, args: {}, seat: -1, ply: 0, kind: "event" }],
}));

const { TableState } = await import("../src/state/table.svelte.ts");

const picture = (seq: number, more: object = {}): Picture =>
  ({ seq, ply: seq, now: 0, seats: [{ holder: "ann" }, {}], host: "ann", ...more }) as unknown as Picture;
const update = (seq: number, more: object = {}): Update => ({ type: "update", what: "moved", picture: picture(seq, more) });
const welcome = (seq: number): Welcome => ({ type: "welcome", protocol: 1, rules: "", you: "ann", table: "T", picture: picture(seq) });
const hear = (message: AnyMessage): void => line.listener!.heard(message);
const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { sent: [], history: [], after: [], answered: 99 });
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("TableState", () => {
  it("shows an update frame by frame, and tells it with the last one", () => {
    const table = new TableState(welcome(1));
    expect(table.isSettled).toBe(true);
    hear(update(2));
    expect([table.latest.seq, table.shown.seq, table.isSettled]).toEqual([2, 1, false]);
    expect(table.lines).toEqual([]);
    vi.advanceTimersByTime(500);
    expect([table.shown.seq, table.isSettled]).toEqual([2, true]);
    expect(table.cue).not.toBeNull();
    expect(table.lines.map(({ key }) => key)).toEqual(["line-2"]);
    vi.advanceTimersByTime(500);
    expect(table.cue).toBeNull();
  });

  it("skips to how things stand, and leaves no line out", () => {
    const table = new TableState(welcome(1));
    for (const seq of [2, 3, 4]) hear(update(seq));
    table.skip();
    expect([table.shown.seq, table.cue]).toEqual([4, null]);
    expect(table.lines.map(({ key }) => key)).toEqual(["line-2", "line-3", "line-4"]);
  });

  it("shows everything at once in a tab that nobody sees", () => {
    const table = new TableState(welcome(1));
    page.hidden = true;
    hear(update(2));
    expect(table.isSettled).toBe(true);
  });

  it("tells what happened before one came, and what was missed", async () => {
    const table = new TableState(welcome(2));
    line.history = [update(1), update(2)];
    hear(welcome(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.lines.map(({ key }) => key)).toEqual(["line-1", "line-2"]);
    line.history = [1, 2, 3, 4].map((seq) => update(seq));
    hear(welcome(4));
    hear(update(5));
    table.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.lines.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5].map((seq) => `line-${seq}`));
    expect(line.after).toEqual([0, 1]);
  });

  it("decides once, and only what is legal", async () => {
    const table = new TableState(welcome(1));
    hear(update(2, { asked: { seat: 0, since: 0 }, legal: ["stop"] }));
    table.skip();
    await table.act("buy jets");
    await Promise.all([table.act("stop"), table.act("stop")]);
    expect(line.sent).toEqual([{ type: "act", seat: 0, ply: 2, seq: 2, action: "stop" }]);
    expect(table.isDeciding).toBe(true);
    hear(update(3));
    expect(table.isDeciding).toBe(false);
  });

  it("takes a decision back, and can then decide at the same ply again", async () => {
    const table = new TableState(welcome(1));
    const asked = { asked: { seat: 0, since: 0 }, legal: ["stop"] };
    await table.undo();
    hear(update(2, asked));
    await table.act("stop");
    hear(update(3, { ...asked, undo: true }));
    table.skip();
    await Promise.all([table.undo(), table.undo(), table.act("stop")]);
    expect(line.sent.slice(1)).toEqual([{ type: "undo", seat: 0, ply: 3, seq: 3 }]);
    expect(table.isDeciding).toBe(true);
    hear({ ...update(4, { ...asked, ply: 2 }), what: "undone" });
    table.skip();
    expect([table.latest.ply, table.isDeciding]).toEqual([2, false]);
    await table.act("stop");
    expect(line.sent.at(-1)).toEqual({ type: "act", seat: 0, ply: 2, seq: 4, action: "stop" });
  });

  it("is not waiting for a decision that was taken back while the line was down", async () => {
    const table = new TableState(welcome(4));
    hear(update(5, { ply: 2, asked: { seat: 0, since: 0 }, legal: ["stop"] }));
    line.answered = 3; // it was sent again, and had been carried out long ago
    await table.act("stop");
    expect(table.isDeciding).toBe(false);
  });

  it("knows who comes and goes without counting it as an update", () => {
    const table = new TableState(welcome(1));
    hear({ type: "present", seats: [true, false], watchers: 2 });
    expect(table.isSettled).toBe(true);
    expect([table.shown.seats[0]!.present, table.shown.watchers]).toEqual([true, 2]);
  });
});
