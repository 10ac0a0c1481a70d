// Answers the requests of the page in the browser: the part of the server's HTTP API that a single device needs.

import examples from "../../../src/daikaiju/server/tables/examples.json";
import tables from "../generated/engine.json";
import { PROTOCOL, type AnyCommand, type Choices, type Game, type Me, type NewTable, type Odds, type ServerInfo, type Setup, type UploadedRecord, type Welcome } from "../generated/protocol.ts";
import { LOCAL_CODE, LOCAL_ID } from "../net/place.ts";
import { loadIndex, loadPuzzle } from "../net/puzzle-files.ts";
import type { Bots } from "./bots.ts";
import { newSeat, type Entry, type Opened, type Seat } from "./entries.ts";
import { viewFrom } from "./board.ts";
import { pastUpdates, positionAt } from "./history.ts";
import { oddsOf } from "./odds/odds.ts";
import { readPosition } from "./position.ts";
import { randomLetters } from "./random.ts";
import { recordOf } from "./record.ts";
import { LocalRefusal } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import { monsterOf } from "./state.ts";
import type { Store, StoredPlayer, StoredTable } from "./store.ts";
import { TableActor, type Deliver, type Host } from "./table-actor.ts";
import { Table } from "./table.ts";
import { updatesOfRecord } from "./uploads.ts";

const CODE_LENGTH = 6;
const ID_LENGTH = 16;
const NOBODY: StoredPlayer = { id: "", name: "", language: "", monster: "" };

type Answer = (parts: { id: string; query: URLSearchParams; body: unknown }) => unknown;
type Route = readonly [pattern: RegExp, answer: Answer];

export class LocalServer implements Host {
  readonly upSince = Date.now();
  readonly bots: () => Promise<Bots>;
  readonly #rules: Rules;
  readonly #store: Store;
  readonly #actors = new Map<string, TableActor>();
  readonly #stored = new Map<string, StoredTable>();
  readonly #ready: Promise<void>;
  #player = NOBODY;

  constructor(rules: Rules, bots: () => Promise<Bots>, store: Store) {
    [this.#rules, this.bots, this.#store] = [rules, bots, store];
    this.#ready = this.#load();
  }

  async #load(): Promise<void> {
    this.#player = (await this.#store.player()) ?? NOBODY;
    for (const stored of await this.#store.tables()) this.#stored.set(stored.id, stored);
  }

  /** The answer to a request; a refusal is thrown. */
  async request(method: string, path: string, body: unknown): Promise<unknown> {
    await this.#ready;
    const [place = "", query = ""] = path.split("?");
    for (const [pattern, answer] of this.#routes) {
      const found = pattern.exec(`${method} ${place}`);
      if (found) return answer({ id: decodeURIComponent(found[1] ?? ""), query: new URLSearchParams(query), body });
    }
    throw new LocalRefusal("no-such-page");
  }

  /** Send all messages of a table until `unlisten`. */
  async listen(id: string, deliver: Deliver): Promise<void> {
    await this.#ready;
    this.#actor(id).listen(this.#player.id, deliver);
  }

  unlisten(id: string, deliver: Deliver): void {
    this.#actors.get(id)?.unlisten(deliver);
  }

  readonly #routes: readonly Route[] = [
    [/^GET \/server$/, () => this.#info()],
    [/^GET \/players\/me$/, () => this.#me()],
    [/^(?:POST|PATCH) \/players(?:\/me)?$/, ({ body }) => this.#change(body as Partial<Me>)],
    [/^DELETE \/players\/me$/, () => this.#forget()],
    [/^GET \/players\/me\/profile$/, () => ({ monster: this.#player.monster })],
    [/^PATCH \/players\/me\/profile$/, ({ body }) => this.#change(body as { monster: string }) && body],
    [/^GET \/players\/me\/turns$/, () => ({ turns: this.#games().filter(({ waits }) => waits), title: "", body: "" })],
    [/^GET \/ratings$/, () => ({ ratings: {} })],
    [/^GET \/games$/, () => ({ games: this.#games() })],
    [/^GET \/tables$/, () => ({ tables: [] })],
    [/^POST \/tables$/, ({ body }) => this.#open(body as NewTable)],
    [/^POST \/records$/, ({ body }) => this.#watch(body as UploadedRecord)],
    [/^GET \/codes\/(.+)$/, ({ id: code }) => this.#find(code)],
    [/^GET \/tables\/([^/]+)$/, ({ id }) => this.#welcome(this.#actor(id))],
    [/^POST \/tables\/([^/]+)\/commands$/, ({ id, body }) => this.#actor(id).execute(body as AnyCommand, this.#player.id)],
    [/^GET \/tables\/([^/]+)\/updates$/, ({ id, query }) => this.#updates(id, query)],
    [/^GET \/tables\/([^/]+)\/odds$/, ({ id }) => this.#odds(this.#actor(id).table)],
    [/^GET \/tables\/([^/]+)\/record$/, ({ id }) => ({ text: recordOf(this.#actor(id).table, this.#actor(id).log) })],
  ];

  // --- the player ------------------------------------------------------------------------------

  #me(): Me {
    const { id, name, language } = this.#player;
    return { id, name, language };
  }

  #change(parts: Partial<StoredPlayer>): Me {
    this.#player = { ...this.#player, ...parts, id: this.#player.id || randomLetters(ID_LENGTH) };
    void this.#store.savePlayer(this.#player);
    return this.#me();
  }

  async #forget(): Promise<{ ok: boolean }> {
    await this.#store.clear();
    this.#player = NOBODY;
    this.#stored.clear();
    this.#actors.clear();
    return { ok: true };
  }

  #info(): ServerInfo {
    const limits = { tables_of_player: 0, sockets_of_table: 0, requests: 0, codes: 0, commands: 0, message: 0, body: 0, record: 0 };
    return { ...(tables.info as unknown as ServerInfo), name: "", version: tables.version, protocol: PROTOCOL, packs: [], mail: false, limits };
  }

  // --- tables ----------------------------------------------------------------------------------

  #games(): Game[] {
    return [...this.#stored.values()].sort((a, b) => b.changed - a.changed).map(({ game }) => game);
  }

  #find(code: string): { table: string; code: string } {
    const found = [...this.#stored.values()].find((stored) => stored.code === code.toUpperCase());
    if (!found) throw new LocalRefusal("no-such-code", { code });
    return { table: found.id, code: found.code };
  }

  // The actor of a table; a stored table is made of its log again.
  #actor(id: string): TableActor {
    const known = this.#actors.get(id);
    if (known) return known;
    const stored = this.#stored.get(id);
    if (!stored) throw new LocalRefusal("no-such-table");
    const [first, ...rest] = stored.log;
    const table = rest.reduce((before, entry) => before.apply(entry)[0], Table.open(this.#rules, id, first!));
    const actor = new TableActor(this, table, [...stored.log]);
    this.#actors.set(id, actor);
    return actor;
  }

  #welcome(actor: TableActor): Welcome {
    return actor.builder().welcome(this.#player.id);
  }

  #updates(id: string, query: URLSearchParams): { updates: unknown[] } {
    const { log } = this.#actor(id);
    const [after, most] = [Number(query.get("after") ?? 0), Number(query.get("most") ?? 100)];
    return { updates: pastUpdates(this.#rules, id, log, this.#player.id, after, most) };
  }

  #watch({ text, after = 0, most = 100 }: UploadedRecord): { updates: unknown[] } {
    return { updates: updatesOfRecord(this.#rules, text, after, most) };
  }

  #odds(table: Table): Odds {
    const { state, snapshot } = table;
    if (!state || snapshot.phase !== "playing") throw new LocalRefusal(state ? "is-over" : "not-begun");
    if (!snapshot.setup.odds) throw new LocalRefusal("no-odds");
    const own = table.seatsOf(this.#player.id);
    const decides = !own.length || own.includes(table.asked);
    return { ...oddsOf(this.#rules, viewFrom(state, own), decides), seq: snapshot.seq, ply: snapshot.ply };
  }

  async #open({ setup: given, fork, example, record }: NewTable): Promise<Welcome> {
    if (record) throw new LocalRefusal("no-such-page");
    const setup = wholeSetup(given);
    if (fork) {
      const { table, log } = this.#actor(fork.table);
      const position = positionAt(this.#rules, log, fork.ply, this.#player.id);
      const { edition, options } = table.snapshot.setup;
      return this.#welcome(this.#add({ ...setup, edition, options }, this.#seatsOf(position), position, fork.table));
    }
    if (example) {
      const position = (examples as Record<string, Record<string, string>>)[example]?.[setup.edition] ?? (await positionOfPuzzle(example, setup.edition));
      if (!position) throw new LocalRefusal("no-such-example", { example });
      return this.#welcome(this.#add({ ...setup, options: {} }, this.#seatsOf(position), position));
    }
    return this.#welcome(this.#add(setup, Array.from({ length: setup.seats }, () => newSeat())));
  }

  #seatsOf(position: string): Seat[] {
    const state = readPosition(this.#rules, position);
    return Array.from({ length: state.seats }, (_, seat) => newSeat({ monster: monsterOf(state, seat) }));
  }

  /** A table for the same players and bots, each moved on by one seat. */
  openRematch({ id, seats, snapshot }: Table): Table {
    if (snapshot.phase !== "over") throw new LocalRefusal("not-over");
    const moved = [...seats.slice(1), seats[0]!].map(({ monster, holder, name, bot, orders }) =>
      newSeat({ monster, holder, name, bot: holder ? null : bot, orders }),
    );
    return this.#add(snapshot.setup, moved, "", id).table;
  }

  #add(setup: Setup, seats: Seat[], position = "", origin = ""): TableActor {
    const code = LOCAL_CODE + randomLetters(CODE_LENGTH - 1);
    const what: Opened = { type: "opened", setup: { ...setup, seats: seats.length }, code, seats, position, origin };
    const entry: Entry = { seq: 1, at: Date.now(), what, by: this.#player.id, command: "" };
    const id = LOCAL_ID + randomLetters(ID_LENGTH);
    const actor = new TableActor(this, Table.open(this.#rules, id, entry), [entry]);
    this.#actors.set(id, actor);
    this.save(actor);
    return actor;
  }

  save(actor: TableActor): void {
    const { id, snapshot } = actor.table;
    const stored = { id, code: snapshot.code, changed: snapshot.changed, log: [...actor.log], game: actor.game(this.#player.id) };
    this.#stored.set(id, stored);
    void this.#store.saveTable(stored);
  }
}

// The setup with all defaults. Spectators need a server.
function wholeSetup(given: NewTable["setup"] = {}): Setup {
  const defaults = tables.defaults.setup as Setup;
  const setup = { ...defaults, ...given, clock: { ...defaults.clock, ...given.clock }, options: chosenOptions(given.options) };
  return { ...setup, open: false, watched: false, packs: false };
}

// The options that differ from their defaults, in the order of records.
function chosenOptions(given: Choices = {}): Choices {
  const names = Object.keys(tables.defaults.options) as (keyof Choices)[];
  const chosen = names.filter((name) => (given[name] ?? tables.defaults.options[name]) !== tables.defaults.options[name]);
  return Object.fromEntries(chosen.map((name) => [name, given[name]]));
}

async function positionOfPuzzle(id: string, edition: string): Promise<string> {
  const puzzle = await loadPuzzle(await loadIndex(), id);
  return puzzle?.board.edition === edition ? puzzle.position : "";
}
