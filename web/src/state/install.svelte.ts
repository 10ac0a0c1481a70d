// Installing the page as an app, where the browser offers it.

/** Chromium's event, which no standard describes yet. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  #offer: Offer | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // we ask where it disturbs nobody
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** The browser asks once; whoever says no is not asked again until it offers anew. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
