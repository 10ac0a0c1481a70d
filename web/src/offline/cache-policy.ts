// Cache policy of the service worker; service-worker.ts executes it.

/** `leave`: not handled; `page`: network first, then cache; `kept`: cache first, since these files never change. */
export type CachePolicy = "leave" | "page" | "kept";

export interface RequestInfo {
  method: string;
  mode: string;
  url: string;
}

const FILES = "/static/";
const PREFIX = "page-";
const KEPT_VERSIONS = 2;

/** How to handle a request. Only the page and its files are handled; API requests always go to the server. */
export function policyFor({ method, mode, url }: RequestInfo, origin: string): CachePolicy {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "leave";
  if (mode === "navigate") return /^\/(t\/[^/]*)?$/.test(address.pathname) ? "page" : "leave";
  return address.pathname.startsWith(FILES) ? "kept" : "leave";
}

/** The name of the cache for a version. */
export const cacheName = (version: string): string => PREFIX + version;

/** The caches to delete, of all caches sorted from old to new. The previous version stays: open windows still use it
 * and load their screens on demand, when the server no longer has these files. */
export function obsoleteCaches(caches: readonly string[]): string[] {
  return caches.filter((name) => name.startsWith(PREFIX)).slice(0, -KEPT_VERSIONS);
}
