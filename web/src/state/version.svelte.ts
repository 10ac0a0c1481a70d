// Which version of the page this is. A newer one is offered, never forced upon a game; only where the server speaks
// otherwise than this page does one have to load it again.

import { PROTOCOL } from "../generated/protocol.ts";
import { tellWhetherThere } from "../net/api.ts";
import { filesOf } from "../offline/talking.ts";

const LOOK_EVERY = 20 * 60_000; // milliseconds
const ASK_SERVER_EVERY = 10_000;

class Version {
  /** A newer page is there. */
  isOld = $state(false);
  /** The server no longer understands this one. */
  isUnfit = $state(false);
  /** Nobody answered when the server was last asked for anything. */
  isAlone = $state(false);
  #asked = -Infinity;
  #look: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the server says it speaks; `undefined`: it does not know the question, as nobody of our time would. */
  spoken(protocol: number | undefined): void {
    this.isUnfit ||= protocol !== PROTOCOL;
  }

  /** The line is down: perhaps another version answers now. */
  async askNowAndThen(): Promise<void> {
    if (Date.now() - this.#asked >= ASK_SERVER_EVERY) await this.askServer();
  }

  /** Ask the server what it speaks. */
  async askServer(): Promise<void> {
    this.#asked = Date.now();
    const answer = await fetch("/api/v1/server").catch(() => null);
    this.#reached(answer !== null);
    if (answer?.status === 404) this.spoken(undefined);
    if (!answer?.ok) return;
    const { protocol } = (await answer.json().catch(() => ({ protocol: PROTOCOL }))) as { protocol?: number };
    this.spoken(protocol);
  }

  // As long as nobody answers we ask now and then: the page says by itself when they are back.
  #reached(isThere: boolean): void {
    if (isThere && this.isAlone) this.#look(); // whoever comes back may have been brought up to date
    this.isAlone = !isThere;
    clearTimeout(this.#timer);
    if (this.isAlone) this.#timer = setTimeout(() => void this.askServer(), ASK_SERVER_EVERY);
  }

  /** Load the page again; the worker is asked to look first, so that it keeps the new one. */
  async load(): Promise<void> {
    const registered = await navigator.serviceWorker?.getRegistration();
    await registered?.update().catch(() => undefined);
    location.reload();
  }

  /** Have the page kept in this browser, and look now and then whether there is a newer one, and a server. */
  async keep(): Promise<void> {
    tellWhetherThere((isThere) => this.#reached(isThere));
    const workers = navigator.serviceWorker;
    if (!workers || import.meta.env.DEV) return; // an address without a lock: browsers keep nothing then
    workers.addEventListener("controllerchange", () => void this.#compare());
    const registered = await workers.register("/sw.js", { updateViaCache: "none" });
    await this.#compare();
    this.#look = () => void registered.update().catch(() => undefined);
    setInterval(this.#look, LOOK_EVERY);
    document.addEventListener("visibilitychange", () => document.hidden || this.#look());
  }

  // The name of our script tells its contents: whether the worker's version has it, too, is all there is to ask.
  async #compare(): Promise<void> {
    const worker = navigator.serviceWorker.controller;
    const script = document.querySelector<HTMLScriptElement>("script[type=module]");
    if (!worker || !script) return;
    const files = await filesOf(worker);
    this.isOld = files.length > 0 && !files.includes(new URL(script.src).pathname);
  }
}

export const version = new Version();
