// Keeps the page in the browser, so that it opens at once, and without a server too: then cards and lessons are
// there, and the page says that the server cannot be reached. Built into /sw.js by building/worker.ts.

import { leftOver, placeOf, wayOf } from "./deciding.ts";
import { ASK_VERSION } from "./talking.ts";

declare const __FILES__: string[]; // of this version, all but the page itself
declare const __VERSION__: string;

interface Waits extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetches extends Waits {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Says extends Waits {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waits) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetches) => void): void;
  addEventListener(type: "message", listener: (event: Says) => void): void;
}

const worker = self as unknown as Worker;
const PAGE = "/";
const OWN = placeOf(__VERSION__);

// It takes over as soon as it has everything: pages of the version before still find their files.
async function install(): Promise<void> {
  await caches.delete(OWN); // what was left half done; and the newest place is the last one
  const place = await caches.open(OWN);
  await place.addAll([PAGE, ...__FILES__].map((address) => new Request(address, { cache: "no-cache" })));
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  await Promise.all(leftOver(await caches.keys()).map((place) => caches.delete(place)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(PAGE, { cacheName: OWN });
    if (shell) return shell;
    throw error;
  }
}

async function kept(request: Request): Promise<Response> {
  const found = (await caches.match(request, { cacheName: OWN })) ?? (await caches.match(request));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(OWN)).put(request, answer.clone());
  return answer;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way === "page") event.respondWith(page(event.request));
  else if (way === "kept") event.respondWith(kept(event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === ASK_VERSION) event.ports[0]?.postMessage(__FILES__);
});
