// Durations and dates in the current language.

import { currentLanguage, formatNumber } from "../i18n/index.ts";

const MEASURES: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** “2 hours ago”; both in milliseconds since 1970. */
export function ago(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
  const [unit, length] = MEASURES.find(([, each]) => seconds >= each) ?? (["minute", 60] as const);
  return words.format(-Math.floor(seconds / length), unit);
}

/** “18 Nov 2026”, in milliseconds since 1970. */
export const dateOf = (time: number): string => new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium" }).format(time);

/** 75 seconds as “1:15”; an hour and more as “5 hr 10 min”. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const at = MEASURES.findIndex(([, length]) => whole >= length);
  const larger = MEASURES[at];
  const smaller = MEASURES[at + 1];
  if (!larger || !smaller) return `${formatNumber(Math.floor(whole / 60))}:${formatNumber(whole % 60, 2)}`;
  const rest = Math.floor((whole % larger[1]) / smaller[1]);
  const parts = [measured(Math.floor(whole / larger[1]), larger[0])];
  return rest ? `${parts[0]} ${measured(rest, smaller[0])}` : parts[0]!;
}

/** 90 seconds as “1 minute, 30 seconds”: the largest unit and the next one. */
export function timeSpan(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const units = [...MEASURES, ["second", 1] as const];
  const at = units.findIndex(([, length]) => whole >= length);
  if (at < 0) return measured(0, "second", "long");
  const [unit, length] = units[at]!;
  const next = units[at + 1];
  const rest = next ? Math.floor((whole % length) / next[1]) : 0;
  const parts = [measured(Math.floor(whole / length), unit, "long"), ...(next && rest ? [measured(rest, next[0], "long")] : [])];
  return new Intl.ListFormat(currentLanguage(), { type: "unit" }).format(parts);
}

const measured = (value: number, unit: string, unitDisplay: "short" | "long" = "short"): string =>
  new Intl.NumberFormat(currentLanguage(), { style: "unit", unit, unitDisplay }).format(value);
