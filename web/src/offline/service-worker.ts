// Service worker: caches the page, so that it opens fast and also without a server. Offline, cards, rules and lessons
// work, and the page reports that the server is unreachable. build-plugins/service-worker.ts builds it into /sw.js.

import { hasSimd } from "../local/simd.ts";
import { cacheName, obsoleteCaches, placesIn, policyFor } from "./cache-policy.ts";
import { noticeOf, type Notice } from "./push-notice.ts";
import { ASK_VERSION } from "./version-query.ts";

declare const __FILES__: string[]; // files of this version, without index.html
declare const __VERSION__: string;
declare const __STATIC__: boolean; // the page has no server: it and its files are in the folder of this worker

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
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as ServiceWorkerScope;
const FOLDER = new URL("./", worker.location.href).pathname;
const PAGE = __STATIC__ ? FOLDER : "/";
const UNUSED = hasSimd() ? /\/search-plain-/ : /\/search-(?!plain-)[^/]*\.wasm$/; // the other module of the search
const CACHE = cacheName(__VERSION__);

// Activate as soon as all files are cached; pages of the previous version still find their files.
async function install(): Promise<void> {
  await caches.delete(CACHE); // remove an incomplete cache; the new cache becomes the last in order of creation
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...__FILES__.filter((file) => !UNUSED.test(file))].map((address) => new Request(address, { cache: "no-cache" })));
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
  const policy = policyFor(event.request, worker.location.origin, __STATIC__ ? placesIn(FOLDER) : undefined);
  if (policy === "page") event.respondWith(networkFirst(event.request));
  else if (policy === "kept") event.respondWith(cacheFirst(event.request));
});
// --- notifications -----------------------------------------------------------------------------

async function showNotice(message: Partial<Notice> | null): Promise<void> {
  const found = await fetch("/api/v1/players/me/turns")
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null); // offline: the message itself must do
  const { title, body, address, count } = noticeOf(message, found);
  await worker.registration.showNotification(title, { body, tag: "turn", icon: "/static/icon-192.png", data: { address } });
  await worker.navigator.setAppBadge?.(count).catch(() => undefined); // not installed
}

function messageIn(event: PushEvent): Partial<Notice> | null {
  try {
    return event.data?.json() as Partial<Notice> | null;
  } catch {
    return null;
  }
}

// Show the game in its window, else in another window of the page, else in a new one.
async function openNotice(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === address);
  if (there) await there.focus();
  else await worker.clients.openWindow(address);
}

worker.addEventListener("push", (event) => event.waitUntil(showNotice(messageIn(event))));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = (event.notification.data ?? {}) as Partial<Notice>;
  event.waitUntil(openNotice(address ?? "/"));
});
worker.addEventListener("message", (event) => {
  if (event.data === ASK_VERSION) event.ports[0]?.postMessage(__FILES__.map((file) => new URL(file, worker.location.href).pathname));
});
