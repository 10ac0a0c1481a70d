// The connection of a lesson: decisions are answered from a script, without a server.

import type { Update } from "../generated/protocol.ts";
import type { Answer, Command, Listener, TableConnection } from "./connection.ts";

export class ScriptedConnection implements TableConnection {
  readonly isServed = false;

  constructor(
    private readonly listener: Listener,
    private readonly decide: (action: string) => Update | null, // null: the script expects another decision
  ) {
    listener.onStatus("up", 0);
  }

  send(command: Command): Promise<Answer> {
    const update = command.type === "act" ? this.decide(command.action) : null;
    if (update) this.deliver(update);
    // No sentence: the coach shows one.
    return Promise.resolve(
      update
        ? { type: "done", id: "", seq: update.picture.seq }
        : { type: "refused", id: "", code: "illegal", sentence: "", again: true },
    );
  }

  /** Pass an update to the listener. */
  deliver(update: Update): void {
    this.listener.onMessage(update);
  }

  connectNow(): void {} // always connected

  close(): void {}
}
