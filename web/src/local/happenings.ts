// Events with their causes: codes of the rules become stable names and cite rules, as in server/updates/causes.py.

import tables from "../generated/engine.json";
import type { EditionName, Happening } from "../generated/protocol.ts";
import type { GameEvent } from "./rules.ts";
import { C, kindOfThing, nameOf, thingOf } from "./state.ts";

type ByEdition = Readonly<Record<EditionName, readonly string[]>>;

const SOURCES: Readonly<Record<string, string>> = tables.sources;
const BY_CAUSE: Readonly<Record<string, ByEdition>> = tables.rules.by_cause;
const ALWAYS: Readonly<Record<string, ByEdition>> = tables.rules.always;

/** An event with its cause. */
export function happeningOf(event: GameEvent, edition: EditionName): Happening {
  const [what, seat, amount, source] = event;
  const cause = sourceName(source);
  const isCode = what === C.COPIED || what === C.LOST_CARD; // the amount is a card or a reason
  return {
    what: tables.events[what]!,
    seat,
    amount: isCode ? 0 : amount,
    cause,
    rules: [...rulesOf(event, cause, edition)],
    card: what === C.COPIED ? sourceName(amount) : "",
  };
}

function sourceName(source: number): string {
  return source >= 0 && source < tables.things.length ? nameOf(source) : (SOURCES[source] ?? "");
}

function rulesOf([what, , amount, source]: GameEvent, cause: string, edition: EditionName): readonly string[] {
  const { city_entered, bay_entered, lost_by_elimination } = tables.rules;
  const found = ALWAYS[what] ?? BY_CAUSE[`${what} ${cause}`];
  if (found) return found[edition];
  if (what === C.MOVED && source === C.FROM_ENTERING) return (amount === C.CITY ? city_entered : bay_entered)[edition];
  if (what === C.LOST_CARD && amount === C.FROM_ELIMINATION) return lost_by_elimination[edition];
  const card = thingOf(cause);
  return card === C.NOTHING ? [] : [`${kindOfThing(card) === C.TILE ? "tile" : "card"}:${cause}`];
}
