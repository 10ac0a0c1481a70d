// Cache policy of the service worker; service-worker.ts executes it.

/** `leave`: not handled; `page`: network first, then cache; `kept`: cache first, since these files never change. */
export type CachePolicy = "leave" | "page" | "kept";

export interface RequestInfo {
  method: string;
  mode: string;
  url: string;
}

/** Paths of the page and of its files. */
export interface Places {
  isPage: (path: string) => boolean;
  files: string; // all files are below this path
}

const PREFIX = "page-";
const KEPT_VERSIONS = 2;

/** How to handle a request. Only the page and its files are handled; API requests always go to the server. */
export function policyFor({ method, mode, url }: RequestInfo, origin: string, { isPage, files }: Places = SERVED): CachePolicy {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "leave";
  if (mode === "navigate") return isPage(address.pathname) ? "page" : "leave";
  return address.pathname.startsWith(files) ? "kept" : "leave";
}

/** The places of a page that a server serves. */
const SERVED: Places = { isPage: (path) => /^\/(t\/[^/]*)?$/.test(path), files: "/static/" };

/** The places of a static page in a folder, whose path ends with a slash. */
export const placesIn = (folder: string): Places => ({
  isPage: (path) => path === folder || path === `${folder}index.html`,
  files: folder,
});

/** The name of the cache for a version. */
export const cacheName = (version: string): string => PREFIX + version;

/** The caches to delete, of all caches sorted from old to new. The previous version stays: open windows still use it
 * and load their screens on demand, when the server no longer has these files. */
export function obsoleteCaches(caches: readonly string[]): string[] {
  return caches.filter((name) => name.startsWith(PREFIX)).slice(0, -KEPT_VERSIONS);
}
