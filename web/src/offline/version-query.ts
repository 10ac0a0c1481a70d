// Query from the page to the service worker: which files belong to the newest version?

export const ASK_VERSION = "which files?";
const TIMEOUT = 60_000; // milliseconds; an older worker may not answer, and a busy device answers late

/** The paths of all files of a worker's version; empty if the worker does not answer. */
export function queryFiles(worker: { postMessage(message: unknown, ports: Transferable[]): void }): Promise<string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const answer = (files: string[]): void => {
      clearTimeout(timer);
      port1.close();
      resolve(files);
    };
    const timer = setTimeout(() => answer([]), TIMEOUT);
    port1.onmessage = (event) => answer(event.data as string[]);
    worker.postMessage(ASK_VERSION, [port2]);
  });
}
