// The rulebook: its sections, their rules in each edition, and the differences between editions.

import rulebook from "../generated/rulebook.json";
import type { Setup } from "../generated/protocol.ts";
import { t } from "../i18n/index.ts";
import { EDITIONS } from "./cards.ts";
import { containsWords } from "./text-search.ts";

export type Edition = NonNullable<Setup["edition"]>;

/** A rule or an example; `key` is its catalogue key. */
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

/** A topic in which the editions are compared. */
export interface Difference {
  number: string;
  isSame: boolean; // in all editions
  rules: readonly string[];
}

type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const RULES: Table = rulebook.sections;
const EXAMPLES: Table = rulebook.examples;
const PROOFS: Readonly<Record<string, number>> = rulebook.proofs;
const COMPARED: Readonly<Record<string, { rules: readonly string[]; same?: boolean }>> = rulebook.differences;
const PREFERRED_EDITIONS: readonly Edition[] = ["second", "dark", "first"]; // order of preference, if the address names no edition
const NO_PARAGRAPH: Paragraph = { id: "", key: "", editions: [] };

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

/** The number of scenarios that prove a rule. */
export const proofsOf = (rule: string): number => PROOFS[rule] ?? 0;

/** The rules of a difference that apply in an edition. */
export const rulesIn = ({ rules }: Difference, edition: string): string[] =>
  rules.filter((id) => BY_ID.get(id)?.editions.includes(edition));

/** Whether a rule is missing in some edition. */
export const isSpecial = ({ editions }: Paragraph): boolean => editions.length < EDITIONS.length;

/** The sections of an edition, with the rules and examples that contain each word of the search. */
export function sectionsIn(edition: string, words = ""): Section[] {
  const fits = (each: Paragraph) => each.editions.includes(edition) && (!words.trim() || containsWords(textOf(each), words));
  return SECTIONS.map(({ name, rules, examples }) => ({ name, rules: rules.filter(fits), examples: examples.filter(fits) })).filter(
    ({ rules, examples }) => rules.length + examples.length > 0,
  );
}

const textOf = ({ id, key }: Paragraph): string =>
  key.startsWith("example-") ? `${id} ${t(key)} ${t(`${key}.text`)}` : `${id} ${t(key)}`;

// --- addresses ---------------------------------------------------------------------------------

export interface Page {
  edition: Edition | "compare";
  place: string; // a section, a rule or an example; "": the top
}

const isEdition = (word: string): word is Edition => (EDITIONS as readonly string[]).includes(word);

/** The page of an address; a rule that is missing in the edition is shown in an edition that has it. */
export function pageOf(edition: string, place: string): Page {
  if (edition === "compare") return { edition, place: "" };
  const wanted = place || (isEdition(edition) ? "" : edition);
  const known = editionsOf(wanted);
  if (isEdition(edition) && (!known.length || known.includes(edition))) return { edition, place: wanted };
  return { edition: PREFERRED_EDITIONS.find((each) => known.includes(each)) ?? PREFERRED_EDITIONS[0]!, place: wanted };
}

function editionsOf(place: string): readonly string[] {
  const section = SECTIONS.find(({ name }) => name === place);
  return section ? section.rules.flatMap(({ editions }) => editions) : (BY_ID.get(place) ?? NO_PARAGRAPH).editions;
}

export const addressOf = (edition: string, place = ""): string => `/#rules/${edition}${place && `/${place}`}`;
