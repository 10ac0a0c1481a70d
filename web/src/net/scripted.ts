// The line of a lesson: nobody is at its other end. What is decided is answered from a script.

import type { Update } from "../generated/protocol.ts";
import type { Answer, Command, Link, Listener } from "./wire.ts";

export class ScriptedLine implements Link {
  readonly isServed = false;

  constructor(
    private readonly listener: Listener,
    private readonly decide: (action: string) => Update | null, // null: the script goes on otherwise
  ) {
    listener.status("up", 0);
  }

  send(command: Command): Promise<Answer> {
    const update = command.type === "act" ? this.decide(command.action) : null;
    if (update) this.tell(update);
    // Without a sentence: the coach says it.
    return Promise.resolve(
      update
        ? { type: "done", id: "", seq: update.picture.seq }
        : { type: "refused", id: "", code: "illegal", sentence: "", again: true },
    );
  }

  /** Something happens without the learner. */
  tell(update: Update): void {
    this.listener.heard(update);
  }

  connectNow(): void {} // it is never down

  giveUp(): void {}
}
