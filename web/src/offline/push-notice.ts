// What a push notification shows. The message itself says only that a game waits; the details come from the server.

import type { Turns } from "../generated/protocol.ts";

export interface Notice {
  title: string;
  body: string;
  address: string; // opened by a click
  count: number; // games that wait, for the badge
}

/** The notice for a message, with the own turns if the server could be asked. */
export function noticeOf(message: Partial<Notice> | null, found: Turns | null): Notice {
  const [first, ...others] = found?.turns ?? [];
  return {
    title: found?.title || message?.title || "Daikaiju",
    body: found?.body || message?.body || "",
    address: first && !others.length ? `/t/${first.code}` : "/",
    count: found?.turns.length ?? 1,
  };
}
