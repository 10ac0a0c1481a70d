// Installation of the page as an app, if the browser offers it.

/** Chromium's `beforeinstallprompt` event, which is not standardised. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  #offer: Offer | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the page shows its own button
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** Show the browser's prompt; it can be shown once per offer. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installation = new Installation();
