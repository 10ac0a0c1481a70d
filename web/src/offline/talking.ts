// How a page asks the worker which files are those of the newest version.

export const ASK_VERSION = "which files?";
const PATIENCE = 3_000; // milliseconds: a worker of another make says nothing

/** The addresses of all files that belong to the version of a worker; empty if it does not answer. */
export function filesOf(worker: { postMessage(message: unknown, ports: Transferable[]): void }): Promise<string[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const answer = (files: string[]): void => {
      clearTimeout(timer);
      port1.close();
      resolve(files);
    };
    const timer = setTimeout(() => answer([]), PATIENCE);
    port1.onmessage = (event) => answer(event.data as string[]);
    worker.postMessage(ASK_VERSION, [port2]);
  });
}
