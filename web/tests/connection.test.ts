import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SocketConnection, type ConnectionStatus } from "../src/net/connection.ts";

class Socket {
  static all: Socket[] = [];
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = { type: "welcome", picture: { seq: 7 } };
const newest = (): Socket => Socket.all.at(-1)!;
let said: ConnectionStatus[] = [];

function wire(): SocketConnection {
  return new SocketConnection("T", { onMessage: () => undefined, onStatus: (how) => said.push(how) });
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  said = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Wire", () => {
  it("sends a command and returns its answer", async () => {
    const line = wire();
    expect(newest().address).toBe("wss://example.org/api/v1/tables/T/socket?protocol=1&seq=0");
    newest().hear(WELCOME);
    const answer = line.send({ type: "start" });
    expect(line.isWaitingFor("start")).toBe(true);
    const id = newest().sent[0]!["id"];
    newest().hear({ type: "done", id, seq: 3 });
    expect(await answer).toMatchObject({ type: "done", seq: 3 });
    expect(line.isWaitingFor("start")).toBe(false);
  });

  it("reconnects and resends unanswered commands with the same id", async () => {
    const line = wire();
    newest().hear(WELCOME);
    const answer = line.send({ type: "say", text: "Roar!" });
    const [first] = newest().sent;
    newest().onclose?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Socket.all).toHaveLength(2);
    newest().hear(WELCOME);
    expect(newest().sent).toEqual([first]);
    newest().hear({ type: "done", id: first!["id"], seq: 1 });
    await answer;
    expect(said).toEqual(["connecting", "up", "unsent", "unsent", "back"]);
  });

  it("names the newest entry that it has received when it reconnects", async () => {
    wire();
    newest().hear(WELCOME);
    newest().hear({ type: "update", picture: { seq: 8 } });
    newest().onclose?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(newest().address).toBe("wss://example.org/api/v1/tables/T/socket?protocol=1&seq=8");
  });

  it("reports that it is down and reconnecting", async () => {
    wire();
    newest().hear(WELCOME);
    newest().onclose?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said).toEqual(["connecting", "up", "lost", "trying"]);
  });

  it("keeps commands while it is down", async () => {
    const line = wire();
    void line.send({ type: "start" });
    expect(said.at(-1)).toBe("unsent");
    newest().hear(WELCOME);
    expect(newest().sent).toMatchObject([{ type: "start" }]);
  });

  it("resends a command after a temporary refusal", async () => {
    const line = wire();
    newest().hear(WELCOME);
    void line.send({ type: "start" });
    const id = newest().sent[0]!["id"];
    newest().hear({ type: "refused", id, code: "too-fast", sentence: "Not so fast!" });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(newest().sent.map((command) => command["id"])).toEqual([id, id]);
  });

  it("reconnects after silence", async () => {
    wire();
    newest().hear(WELCOME);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(newest().sent).toMatchObject([{ type: "ping" }]);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(Socket.all.length).toBeGreaterThan(1);
    expect(Socket.all[0]!.isClosed).toBe(true);
  });

  it("waits as long as the server asks, and stays closed if the server says so", async () => {
    const line = wire();
    newest().hear(WELCOME);
    newest().hear({ type: "closing", code: "shutdown", sentence: "", after: 10 });
    await vi.advanceTimersByTimeAsync(7_000);
    expect(Socket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(Socket.all).toHaveLength(2);
    newest().hear({ type: "closing", code: "replaced", sentence: "", after: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.all).toHaveLength(2);
    expect(said.at(-1)).toBe("gone");
    void line.send({ type: "start" });
    expect(said.at(-1), "nothing is promised to be sent later").toBe("gone");
  });
});
