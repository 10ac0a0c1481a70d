// The tables that this tab plays. Tabs do not share their memory, so one tab at a time plays a table: it holds a Web Lock,
// which ends with the tab.

import { LocalRefusal } from "./refusal.ts";
import type { TableActor } from "./table-actor.ts";

const LOCK_NAME = "daikaiju table ";
type Release = () => Promise<void>;

export class HeldTables {
  readonly #actors = new Map<string, TableActor>();
  readonly #releases = new Map<string, Release>();
  #last: Promise<unknown> = Promise.resolve();

  get(id: string): TableActor | undefined {
    return this.#actors.get(id);
  }

  /** Hold a new table, which no other tab knows. */
  add(actor: TableActor): void {
    this.#actors.set(actor.table.id, actor);
    void this.#inTurn(async () => void this.#releases.set(actor.table.id, (await lock(actor.table.id))!));
  }

  /** The actor of a table; `load` makes it. A refusal is thrown if another tab plays the table. */
  hold(id: string, load: () => Promise<TableActor>): Promise<TableActor> {
    return this.#inTurn(async () => {
      const known = this.#actors.get(id);
      if (known) return known;
      const release = await lock(id);
      if (!release) throw new LocalRefusal("open-elsewhere");
      try {
        const actor = await load();
        this.#actors.set(id, actor);
        this.#releases.set(id, release);
        return actor;
      } catch (error) {
        await release();
        throw error;
      }
    });
  }

  /** Let other tabs play a table, once it is stored. */
  release(actor: TableActor, stored: () => Promise<void>): Promise<void> {
    const { id } = actor.table;
    return this.#inTurn(async () => {
      if (!actor.isIdle || this.#actors.get(id) !== actor) return;
      this.#actors.delete(id);
      await stored();
      await this.#releases.get(id)?.();
      this.#releases.delete(id);
    });
  }

  /** Stop all tables. */
  clear(): void {
    for (const actor of this.#actors.values()) actor.stop();
    this.#actors.clear();
    for (const release of this.#releases.values()) void release();
    this.#releases.clear();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

// Take the lock of a table; the result ends it. null: another tab has it.
function lock(id: string): Promise<Release | null> {
  const { locks } = navigator as { locks?: LockManager }; // missing on plain HTTP
  if (!locks) return Promise.resolve(() => Promise.resolve());
  return new Promise((resolve, reject) => {
    const ended = locks.request(LOCK_NAME + id, { ifAvailable: true }, (found) => {
      if (!found) return resolve(null);
      return new Promise<void>((end) => resolve(() => (end(), ended as Promise<void>)));
    });
    ended.catch(reject);
  });
}
