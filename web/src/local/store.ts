// Storage of tables and of the player, in IndexedDB. Without it games last until the page is closed.

import type { Entry } from "./entries.ts";
import type { Game } from "../generated/protocol.ts";

/** A table: its log, and what lists show about it. */
export interface StoredTable {
  id: string;
  code: string;
  changed: number;
  log: readonly Entry[];
  game: Game;
}

export interface StoredPlayer {
  id: string;
  name: string;
  language: string;
  monster: string; // the favourite one
}

export type StorageTrouble = "full" | "refused";

export interface Store {
  tables(): Promise<StoredTable[]>;
  table(id: string): Promise<StoredTable | null>;
  saveTable(table: StoredTable): Promise<void>;
  /** Wait until all is stored. */
  settled(): Promise<void>;
  player(): Promise<StoredPlayer | null>;
  savePlayer(player: StoredPlayer): Promise<void>;
  clear(): Promise<void>;
}

const NAME = "daikaiju";
const TABLES = "tables";
const PLAYER = "player";

export class DeviceStore implements Store {
  readonly #report: (trouble: StorageTrouble) => void;
  readonly #database: Promise<IDBDatabase | null>;
  readonly #saved = new Map<string, StoredTable>(); // by this tab, also if they could not be stored
  #last: Promise<void> = Promise.resolve();

  /** `report` is called when something could not be stored; the game goes on. */
  constructor(report: (trouble: StorageTrouble) => void) {
    this.#report = report;
    this.#database = open().catch(() => {
      report("refused");
      return null;
    });
  }

  async tables(): Promise<StoredTable[]> {
    const found = new Map(this.#saved);
    for (const table of await this.#read<StoredTable[]>(TABLES, (store) => store.getAll(), [])) {
      if (table.changed >= (found.get(table.id)?.changed ?? 0)) found.set(table.id, table); // another tab may have changed it
    }
    return [...found.values()];
  }

  async table(id: string): Promise<StoredTable | null> {
    await this.#last;
    const stored = await this.#read<StoredTable | null>(TABLES, (store) => store.get(id), null);
    const saved = this.#saved.get(id) ?? null;
    return stored && saved ? (stored.changed >= saved.changed ? stored : saved) : (stored ?? saved);
  }

  player(): Promise<StoredPlayer | null> {
    return this.#read<StoredPlayer | null>(PLAYER, (store) => store.get(PLAYER), null);
  }

  saveTable(table: StoredTable): Promise<void> {
    this.#saved.set(table.id, table);
    return this.#write(TABLES, (store) => store.put(table));
  }

  savePlayer(player: StoredPlayer): Promise<void> {
    return this.#write(PLAYER, (store) => store.put(player, PLAYER));
  }

  settled(): Promise<void> {
    return this.#last;
  }

  async clear(): Promise<void> {
    this.#saved.clear();
    for (const name of [TABLES, PLAYER]) await this.#write(name, (store) => store.clear());
  }

  async #read<Found>(name: string, ask: (store: IDBObjectStore) => IDBRequest, otherwise: Found): Promise<Found> {
    const database = await this.#database;
    if (!database) return otherwise;
    const found = (await done(ask(database.transaction(name).objectStore(name))).catch(() => undefined)) as Found | undefined;
    return found ?? otherwise;
  }

  // Writes run one after the other, so that the newest one is the last.
  #write(name: string, change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    this.#last = this.#last.then(async () => {
      const database = await this.#database;
      if (!database) return;
      try {
        await done(change(database.transaction(name, "readwrite").objectStore(name)));
      } catch (error) {
        this.#report(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "refused");
      }
    });
    return this.#last;
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.result.createObjectStore(PLAYER);
  };
  return done(request);
}

const done = <Found>(request: IDBRequest<Found>): Promise<Found> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the request failed"));
  });
