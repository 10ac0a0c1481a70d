// The search runs in a worker. Browsers refuse workers for pages that are opened as files, so a
// hidden frame takes the place of the worker there. Pages from a server use a real worker.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.onmessage = null;
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.appendChild(this.frame);
      const inner = this.frame.contentWindow;
      const send = (data) => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        if (this.onmessage) this.onmessage(event);
      };
      this.ready = new Promise((resolve) => {
        inner.document.open();
        inner.postMessage = send;
        inner.importScripts = () => undefined; // only other languages than English need it
        inner.document.write(`<!doctype html><script src="${url}"><\/script>`);
        inner.document.close();
        this.frame.onload = resolve;
      });
    }
    postMessage(data) {
      this.ready.then(() => {
        const inner = this.frame.contentWindow;
        const event = new inner.MessageEvent("message", { data });
        inner.dispatchEvent(event);
      });
    }
    terminate() {
      this.frame.remove();
    }
  };
}
