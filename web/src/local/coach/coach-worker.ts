// Web Worker: the coach of local tables.

import { loadRules, loadSearch, loadWeights, once } from "../files.ts";
import { Rules } from "../rules.ts";
import { CoachEngine } from "./engine.ts";
import { Reviewer } from "./reviewer.ts";
import type { Replies, Task } from "./tasks.ts";

export interface ToCoach {
  id: number;
  task: Task;
}

export interface FromCoach {
  id: number;
  reply: Replies[keyof Replies] | null; // null: it could not be loaded
}

const reviewer = once(async () => {
  const [rules, search, weights] = await Promise.all([loadRules(), loadSearch(), loadWeights()]);
  return new Reviewer(new Rules(rules), new CoachEngine(search, weights));
});

const answer = (message: FromCoach): void => postMessage(message);

addEventListener("message", ({ data: { id, task } }: MessageEvent<ToCoach>) => {
  reviewer().then(
    (loaded) => answer({ id, reply: loaded.perform(task) }),
    (error: unknown) => {
      console.error(error);
      answer({ id, reply: null });
    },
  );
});
