// Service worker: caches the page, so that it opens fast and also without a server. Offline, cards, rules and lessons
// work, and the page reports that the server is unreachable. build-plugins/service-worker.ts builds it into /sw.js.

import { cacheName, obsoleteCaches, policyFor } from "./cache-policy.ts";
import { ASK_VERSION } from "./version-query.ts";

declare const __FILES__: string[]; // files of this version, without index.html
declare const __VERSION__: string;

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface ServiceWorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as ServiceWorkerScope;
const PAGE = "/";
const CACHE = cacheName(__VERSION__);

// Activate as soon as all files are cached; pages of the previous version still find their files.
async function install(): Promise<void> {
  await caches.delete(CACHE); // remove an incomplete cache; the new cache becomes the last in order of creation
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...__FILES__].map((address) => new Request(address, { cache: "no-cache" })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  await Promise.all(obsoleteCaches(await caches.keys()).map((cache) => caches.delete(cache)));
  await worker.clients.claim();
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(PAGE, { cacheName: CACHE });
    if (shell) return shell;
    throw error;
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  const found = (await caches.match(request, { cacheName: CACHE })) ?? (await caches.match(request));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const policy = policyFor(event.request, worker.location.origin);
  if (policy === "page") event.respondWith(networkFirst(event.request));
  else if (policy === "kept") event.respondWith(cacheFirst(event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === ASK_VERSION) event.ports[0]?.postMessage(__FILES__);
});
