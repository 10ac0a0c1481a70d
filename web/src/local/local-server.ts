// Answers the requests of the page in the browser: the part of the server's HTTP API that a single device needs.

import examples from "../../../src/daikaiju/server/tables/examples.json";
import tables from "../generated/engine.json";
import { PROTOCOL, type AnyCommand, type Choices, type DelayedChances, type Game, type Me, type NewTable, type Odds, type ServerInfo, type Setup, type UploadedRecord, type Welcome } from "../generated/protocol.ts";
import { LOCAL_CODE, LOCAL_ID } from "../net/local-tables.ts";
import { loadIndex, loadPuzzle } from "../net/puzzle-files.ts";
import type { Bots } from "./bots.ts";
import { newSeat, type Entry, type Opened, type Seat } from "./entries.ts";
import { viewFrom } from "./board.ts";
import { checkSpectator, hintedPosition } from "./coach/requests.ts";
import type { Coach } from "./coach/tasks.ts";
import { pastUpdates, positionAt, turnStarts, wholeGame } from "./history.ts";
import { HeldTables } from "./held-tables.ts";
import { oddsOf } from "./odds/odds.ts";
import { readPosition } from "./position.ts";
import { randomLetters } from "./random.ts";
import { recordOf } from "./record.ts";
import { LocalRefusal } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import type { UnspokenReply } from "./spoken.ts";
import type { Store, StoredPlayer } from "./store.ts";
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
  readonly #coach: Coach;
  readonly #held = new HeldTables();
  #player = NOBODY;

  constructor(rules: Rules, bots: () => Promise<Bots>, store: Store, coach: Coach) {
    [this.#rules, this.bots, this.#store, this.#coach] = [rules, bots, store, coach];
  }

  // Another tab may have changed the player.
  async #loadPlayer(): Promise<void> {
    this.#player = (await this.#store.player()) ?? this.#player;
  }

  /** The answer to a request; a refusal is thrown. */
  async request(method: string, path: string, body: unknown): Promise<unknown> {
    await this.#loadPlayer();
    const [place = "", query = ""] = path.split("?");
    for (const [pattern, answer] of this.#routes) {
      const found = pattern.exec(`${method} ${place}`);
      if (found) return answer({ id: decodeURIComponent(found[1] ?? ""), query: new URLSearchParams(query), body });
    }
    throw new LocalRefusal("no-such-page");
  }

  /** Send all messages of a table until `unlisten`. */
  async listen(id: string, deliver: Deliver): Promise<void> {
    await this.#loadPlayer();
    (await this.#hold(id)).listen(this.#player.id, deliver);
  }

  unlisten(id: string, deliver: Deliver): void {
    this.#held.get(id)?.unlisten(deliver);
  }

  readonly #routes: readonly Route[] = [
    [/^GET \/server$/, () => this.#info()],
    [/^GET \/players\/me$/, () => this.#me()],
    [/^(?:POST|PATCH) \/players(?:\/me)?$/, ({ body }) => this.#change(body as Partial<Me>)],
    [/^DELETE \/players\/me$/, () => this.#forget()],
    [/^GET \/players\/me\/profile$/, () => ({ monster: this.#player.monster })],
    [/^PATCH \/players\/me\/profile$/, ({ body }) => this.#change(body as { monster: string }) && body],
    [/^GET \/players\/me\/turns$/, async () => ({ turns: (await this.#games()).filter(({ waits }) => waits), title: "", body: "" })],
    [/^GET \/ratings$/, () => ({ ratings: {} })],
    [/^GET \/games$/, async () => ({ games: await this.#games() })],
    [/^GET \/tables$/, () => ({ tables: [] })],
    [/^POST \/tables$/, ({ body }) => this.#open(body as NewTable)],
    [/^POST \/records$/, ({ body }) => this.#watch(body as UploadedRecord)],
    [/^GET \/codes\/(.+)$/, ({ id: code }) => this.#find(code)],
    [/^GET \/tables\/([^/]+)$/, ({ id }) => this.#welcomeAt(id)],
    [/^POST \/tables\/([^/]+)\/commands$/, async ({ id, body }) => (await this.#hold(id)).execute(body as AnyCommand, this.#player.id)],
    [/^GET \/tables\/([^/]+)\/updates$/, ({ id, query }) => this.#updates(id, query)],
    [/^GET \/tables\/([^/]+)\/odds$/, async ({ id }) => this.#odds((await this.#view(id)).table)],
    [/^GET \/tables\/([^/]+)\/review$/, async ({ id }) => this.#review(await this.#view(id))],
    [/^POST \/tables\/([^/]+)\/hint$/, async ({ id }) => this.#hint(await this.#hold(id))],
    [/^GET \/tables\/([^/]+)\/chances$/, async ({ id }) => this.#chances(await this.#view(id))],
    [/^GET \/tables\/([^/]+)\/record$/, async ({ id }) => this.#record(await this.#view(id))],
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
    this.#held.clear();
    await this.#store.clear();
    this.#player = NOBODY;
    return { ok: true };
  }

  #info(): ServerInfo {
    const limits = { tables_of_player: 0, sockets_of_table: 0, requests: 0, codes: 0, commands: 0, message: 0, body: 0, record: 0 };
    return { ...(tables.info as unknown as ServerInfo), name: "", version: tables.version, protocol: PROTOCOL, packs: [], mail: false, limits };
  }

  // --- tables ----------------------------------------------------------------------------------

  async #games(): Promise<Game[]> {
    return (await this.#store.tables()).sort((a, b) => b.changed - a.changed).map(({ game }) => game);
  }

  async #find(code: string): Promise<{ table: string; code: string }> {
    const found = (await this.#store.tables()).find((stored) => stored.code === code.toUpperCase());
    if (!found) throw new LocalRefusal("no-such-code", { code });
    return { table: found.id, code: found.code };
  }

  // A table to play.
  #hold(id: string): Promise<TableActor> {
    return this.#held.hold(id, () => this.#load(id));
  }

  // A table to look at: another tab may play it.
  async #view(id: string): Promise<TableActor> {
    return this.#held.get(id) ?? this.#load(id);
  }

  // A stored table is made of its log again.
  async #load(id: string): Promise<TableActor> {
    const stored = await this.#store.table(id);
    if (!stored) throw new LocalRefusal("no-such-table");
    const [first, ...rest] = stored.log;
    const table = rest.reduce((before, entry) => before.apply(entry)[0], Table.open(this.#rules, id, first!));
    return new TableActor(this, table, [...stored.log]);
  }

  // A finished game can be seen in several tabs.
  async #welcomeAt(id: string): Promise<Welcome> {
    const seen = await this.#view(id);
    return this.#welcome(seen.table.snapshot.phase === "over" ? seen : await this.#hold(id));
  }

  #welcome(actor: TableActor): Welcome {
    return actor.builder().welcome(this.#player.id);
  }

  #record({ table, log }: TableActor): { text: string } {
    return { text: recordOf(table, log) };
  }

  async #updates(id: string, query: URLSearchParams): Promise<{ updates: unknown[] }> {
    const { log } = await this.#view(id);
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

  // --- the coach: messages in place of sentences -------------------------------------------------

  async #review({ table, log }: TableActor): Promise<UnspokenReply> {
    if (table.snapshot.phase !== "over") throw new LocalRefusal("not-over");
    const { start, moves } = wholeGame(this.#rules, log);
    return { ...(await this.#coach.review(table.id, start.bytes, moves)), edition: table.snapshot.setup.edition };
  }

  async #hint(actor: TableActor): Promise<UnspokenReply> {
    const { state, ply, seat } = hintedPosition(actor.table, this.#player.id);
    const { positionId } = actor.table;
    const found = await this.#coach.hint(viewFrom(state, [seat]).bytes);
    if (positionId !== actor.table.positionId) throw new LocalRefusal("stale");
    actor.noteHint(this.#player.id);
    return { ...found, ply, edition: actor.table.snapshot.setup.edition };
  }

  async #chances({ table, log }: TableActor): Promise<DelayedChances> {
    checkSpectator(table, this.#player.id);
    const starts = turnStarts(this.#rules, log);
    const before = starts.at(-2);
    return before ? { turn: starts.length - 2, chances: await this.#coach.chances(before.bytes) } : { turn: 0, chances: [] };
  }

  async #open({ setup: given, fork, example, record }: NewTable): Promise<Welcome> {
    if (record) throw new LocalRefusal("no-such-page");
    const setup = wholeSetup(given);
    if (fork) {
      const { table, log } = await this.#view(fork.table);
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
    return state.monsters.map((monster) => newSeat({ monster }));
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
    this.#held.add(actor);
    this.save(actor);
    return actor;
  }

  save(actor: TableActor): void {
    const { id, snapshot } = actor.table;
    const game = actor.game(this.#player.id);
    void this.#store.saveTable({ id, code: snapshot.code, changed: snapshot.changed, log: [...actor.log], game });
  }

  release(actor: TableActor): void {
    void this.#held.release(actor, () => this.#store.settled());
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
