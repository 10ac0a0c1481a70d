// A command that is not executed; the page shows its sentence.

import type { RefusalCode } from "../generated/protocol.ts";

/** Values in the sentence of a refusal. */
export type RefusalParts = Readonly<Record<string, string | number>>;

/** Codes that no server sends: another tab plays the table; a file could not be loaded; an unexpected error. */
const LOCAL_CODES = ["open-elsewhere", "not-loaded", "failed"] as const;
export type LocalCode = (typeof LOCAL_CODES)[number];
export const isLocalCode = (code: string): code is LocalCode => (LOCAL_CODES as readonly string[]).includes(code);

export class LocalRefusal extends Error {
  constructor(
    readonly code: RefusalCode | LocalCode,
    readonly parts: RefusalParts = {},
  ) {
    super(code);
  }
}

export function refuseIf(condition: unknown, code: RefusalCode, parts: RefusalParts = {}): void {
  if (condition) throw new LocalRefusal(code, parts);
}
