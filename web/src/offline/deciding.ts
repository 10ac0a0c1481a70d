// What the worker does with a request, and with what it has kept: decided here, done in worker.ts.

/** `leave`: to the browser; `page`: the newest there is; `kept`: as it was kept, which never changes. */
export type Way = "leave" | "page" | "kept";

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

const FILES = "/static/";
const PREFIX = "page-";
const KEPT_VERSIONS = 2;

/** Tables are the server's alone: whatever is not the page or a file of it passes by untouched. */
export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "leave";
  if (mode === "navigate") return /^\/(t\/[^/]*)?$/.test(address.pathname) ? "page" : "leave";
  return address.pathname.startsWith(FILES) ? "kept" : "leave";
}

/** The place where the files of a version are kept. */
export const placeOf = (version: string): string => PREFIX + version;

/** Of all places, oldest first, those that nobody needs any more. The version before the newest stays for windows
 * that still show it: they load their screens when they are first needed, and the server has them no longer. */
export function leftOver(places: readonly string[]): string[] {
  return places.filter((place) => place.startsWith(PREFIX)).slice(0, -KEPT_VERSIONS);
}
