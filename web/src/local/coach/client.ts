// The coach as a worker of its own, started with the first task.

import { LocalRefusal } from "../refusal.ts";
import type { FromCoach, ToCoach } from "./coach-worker.ts";
import type { Coach, Replies, Task } from "./tasks.ts";

type Pending = [resolve: (reply: never) => void, reject: (error: Error) => void];

export class CoachClient implements Coach {
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #count = 0;

  review: Coach["review"] = (table, start, moves) => this.#ask<"review">({ type: "review", table, start, moves });
  hint: Coach["hint"] = (state) => this.#ask<"hint">({ type: "hint", state });
  chances: Coach["chances"] = (state) => this.#ask<"chances">({ type: "chances", state });

  #ask<Type extends keyof Replies>(task: Task & { type: Type }): Promise<Replies[Type]> {
    this.#worker ??= this.#start();
    const message: ToCoach = { id: (this.#count += 1), task };
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, [resolve, reject]);
      this.#worker!.postMessage(message);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./coach-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: { id, reply } }: MessageEvent<FromCoach>) => {
      const [resolve, reject] = this.#pending.get(id)!;
      this.#pending.delete(id);
      if (reply) resolve(reply as never);
      else reject(new LocalRefusal("not-loaded"));
    };
    worker.onerror = (event) => event instanceof ErrorEvent || this.#dropWorker();
    return worker;
  }

  // The script of the worker could not be loaded: the next task starts another one.
  #dropWorker(): void {
    this.#worker = undefined;
    for (const [, reject] of this.#pending.values()) reject(new LocalRefusal("not-loaded"));
    this.#pending.clear();
  }
}
