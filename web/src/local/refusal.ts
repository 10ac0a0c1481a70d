// A command that is not executed; the page shows its sentence.

import type { RefusalCode } from "../generated/protocol.ts";

/** Values in the sentence of a refusal. */
export type RefusalParts = Readonly<Record<string, string | number>>;

/** Codes that no server sends: the table is open in another tab. */
export type LocalCode = "open-elsewhere";

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
