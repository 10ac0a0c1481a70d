// Loads the WebAssembly modules and the weights of the bots, in a worker.

import { champion, policy, rules, search, searchPlain } from "local-files";
import { hasSimd } from "./simd.ts";

async function read(file: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(file, location.href));
  if (!response.ok) throw new Error(`${file} could not be loaded`);
  return response.arrayBuffer();
}

const compiled = async (file: string): Promise<WebAssembly.Module> => WebAssembly.compile(await read(file));

export const loadRules = (): Promise<WebAssembly.Module> => compiled(rules);
export const loadPolicy = (): Promise<WebAssembly.Module> => compiled(policy);
/** The search of the bots, and the coach. */
export const loadSearch = (): Promise<WebAssembly.Module> => compiled(hasSimd() ? search : searchPlain);
export const loadWeights = (): Promise<ArrayBuffer> => read(champion);

/** A value that is loaded once, when it is needed; another try follows a failure. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
