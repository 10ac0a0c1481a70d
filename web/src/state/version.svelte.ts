// Version of the page. A newer version is offered, never forced; a reload is needed only if the server's protocol
// version differs from the page's.

import { PROTOCOL } from "../generated/protocol.ts";
import { onReachability } from "../net/api.ts";
import { isStatic } from "../net/local-tables.ts";
import { queryFiles } from "../offline/version-query.ts";

const UPDATE_CHECK_INTERVAL = 20 * 60_000; // milliseconds
const SERVER_CHECK_INTERVAL = 10_000;
const MAX_DELAY = 10_000; // of the first service worker of a static page

class Version {
  /** A newer page is available. */
  hasUpdate = $state(false);
  /** The server uses another protocol version. */
  isIncompatible = $state(false);
  /** The last request did not reach the server. */
  isOffline = $state(false);
  #checkedAt = -Infinity;
  #checkUpdate: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Compare the server's protocol version; `undefined`: the server is too old to report one. */
  checkProtocol(protocol: number | undefined): void {
    this.isIncompatible ||= protocol !== PROTOCOL;
  }

  /** The connection is down: ask the server, at most once per interval. Another version may run now. */
  async pollServer(): Promise<void> {
    if (Date.now() - this.#checkedAt >= SERVER_CHECK_INTERVAL) await this.checkServer();
  }

  /** Request the server's protocol version. */
  async checkServer(): Promise<void> {
    this.#checkedAt = Date.now();
    const answer = await fetch("/api/v1/server").catch(() => null);
    this.#setReachable(answer !== null);
    if (answer?.status === 404) this.checkProtocol(undefined);
    if (!answer?.ok) return;
    const { protocol } = (await answer.json().catch(() => ({ protocol: PROTOCOL }))) as { protocol?: number };
    this.checkProtocol(protocol);
  }

  // While the server is unreachable, poll it, so that the page shows when it is back.
  #setReachable(isReachable: boolean): void {
    if (isReachable && this.isOffline) this.#checkUpdate(); // the server may have been updated
    this.isOffline = !isReachable;
    clearTimeout(this.#timer);
    if (this.isOffline) this.#timer = setTimeout(() => void this.checkServer(), SERVER_CHECK_INTERVAL);
  }

  /** Reload the page. The service worker checks for an update first, so that it caches the new version. */
  async load(): Promise<void> {
    const registered = await navigator.serviceWorker?.getRegistration();
    await registered?.update().catch(() => undefined);
    location.reload();
  }

  /** Register the service worker, and check regularly for a newer page and for the server. */
  async start(): Promise<void> {
    onReachability((isReachable) => this.#setReachable(isReachable));
    const workers = navigator.serviceWorker;
    if (!workers || import.meta.env.DEV) return; // not available in insecure contexts
    workers.addEventListener("controllerchange", () => void this.#compare());
    if (isStatic && !workers.controller) await firstGameLoaded();
    const registered = await workers.register(isStatic ? "./sw.js" : "/sw.js", { updateViaCache: "none" });
    void this.#compare();
    this.#checkUpdate = () => void registered.update().catch(() => undefined);
    setInterval(this.#checkUpdate, UPDATE_CHECK_INTERVAL);
    document.addEventListener("visibilitychange", () => document.hidden || this.#checkUpdate());
  }

  // Script names contain a content hash: the page is old if the worker's file list lacks the page's script.
  async #compare(): Promise<void> {
    const worker = navigator.serviceWorker.controller;
    const script = document.querySelector<HTMLScriptElement>("script[type=module]");
    if (!worker || !script) return;
    const files = await queryFiles(worker);
    this.hasUpdate = files.length > 0 && !files.includes(new URL(script.src).pathname);
  }
}

// The first service worker of a static page stores all files of the page: the first game comes before that, and the files
// that it has loaded are not loaded again.
async function firstGameLoaded(): Promise<void> {
  const { botsLoaded } = await import("../local/client.ts");
  await Promise.race([botsLoaded, new Promise((resolve) => setTimeout(resolve, MAX_DELAY))]);
}

export const version = new Version();
