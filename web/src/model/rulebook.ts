// The rulebook: its sections, what stands in them in an edition, and how editions differ.

import rulebook from "../generated/rulebook.json";
import type { Setup } from "../generated/protocol.ts";
import { t } from "../words/index.ts";
import { EDITIONS } from "./cards.ts";
import { hasAll } from "./finding.ts";

export type Edition = NonNullable<Setup["edition"]>;

/** A rule or an example; its words are those of its key. */
export interface Paragraph {
  id: string;
  key: string;
  editions: readonly string[];
}

export interface Section {
  name: string;
  rules: readonly Paragraph[];
  examples: readonly Paragraph[];
}

/** A matter in which the editions are compared. */
export interface Difference {
  number: string;
  isSame: boolean; // in all of them
  rules: readonly string[];
}

type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const RULES: Table = rulebook.sections;
const EXAMPLES: Table = rulebook.examples;
const PROOFS: Readonly<Record<string, number>> = rulebook.proofs;
const COMPARED: Readonly<Record<string, { rules: readonly string[]; same?: boolean }>> = rulebook.differences;
const USUAL: readonly Edition[] = ["second", "dark", "first"]; // what is shown if nobody says which
const NOWHERE: Paragraph = { id: "", key: "", editions: [] };

const paragraphs = (table: Table, section: string, kind: string): Paragraph[] =>
  Object.entries(table[section] ?? {}).map(([id, editions]) => ({ id, key: `${kind}-${id}`, editions }));

export const SECTIONS: readonly Section[] = Object.keys(RULES).map((name) => ({
  name,
  rules: paragraphs(RULES, name, "rule"),
  examples: paragraphs(EXAMPLES, name, "example"),
}));

const BY_ID: ReadonlyMap<string, Paragraph> = new Map(
  SECTIONS.flatMap(({ rules, examples }) => [...rules, ...examples]).map((each) => [each.id, each]),
);

export const DIFFERENCES: readonly Difference[] = Object.entries(COMPARED).map(([number, { rules, same }]) => ({
  number,
  isSame: same ?? false,
  rules,
}));

/** How many scenarios prove a rule. */
export const proofsOf = (rule: string): number => PROOFS[rule] ?? 0;

/** Those rules of a difference that say how it is in an edition. */
export const rulesIn = ({ rules }: Difference, edition: string): string[] =>
  rules.filter((id) => BY_ID.get(id)?.editions.includes(edition));

/** Whether a rule does not hold everywhere. */
export const isSpecial = ({ editions }: Paragraph): boolean => editions.length < EDITIONS.length;

/** What an edition says, as far as it has every word that is looked for. */
export function sectionsIn(edition: string, words = ""): Section[] {
  const fits = (each: Paragraph) => each.editions.includes(edition) && (!words.trim() || hasAll(textOf(each), words));
  return SECTIONS.map(({ name, rules, examples }) => ({ name, rules: rules.filter(fits), examples: examples.filter(fits) })).filter(
    ({ rules, examples }) => rules.length + examples.length > 0,
  );
}

const textOf = ({ id, key }: Paragraph): string =>
  key.startsWith("example-") ? `${id} ${t(key)} ${t(`${key}.text`)}` : `${id} ${t(key)}`;

// --- addresses ---------------------------------------------------------------------------------

export interface Page {
  edition: Edition | "compare";
  place: string; // a section, a rule or an example; "": the beginning
}

const isEdition = (word: string): word is Edition => (EDITIONS as readonly string[]).includes(word);

/** What an address shows: a rule that the edition does not have is shown in one that has it. */
export function pageOf(edition: string, place: string): Page {
  if (edition === "compare") return { edition, place: "" };
  const wanted = place || (isEdition(edition) ? "" : edition);
  const known = editionsOf(wanted);
  if (isEdition(edition) && (!known.length || known.includes(edition))) return { edition, place: wanted };
  return { edition: USUAL.find((each) => known.includes(each)) ?? USUAL[0]!, place: wanted };
}

function editionsOf(place: string): readonly string[] {
  const section = SECTIONS.find(({ name }) => name === place);
  return section ? section.rules.flatMap(({ editions }) => editions) : (BY_ID.get(place) ?? NOWHERE).editions;
}

export const addressOf = (edition: string, place = ""): string => `/#rules/${edition}${place && `/${place}`}`;
