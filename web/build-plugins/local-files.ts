/// <reference types="node" />
// Vite plugin: the module `local-files` has the addresses of the WebAssembly modules and of the bots' weights, which
// `python -m daikaiju.wasm web/wasm` writes. The page of a server contains them if it is built by `make offline`.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../wasm/", import.meta.url));
const FILES: Readonly<Record<string, string>> = {
  rules: "rules.wasm",
  policy: "policy.wasm",
  search: "search.wasm",
  searchPlain: "search-plain.wasm",
  champion: "champion.bin",
};
const NAME = "local-files";

export function localFilesPlugin(hasTables: boolean): Plugin {
  const missing = Object.values(FILES).find((file) => !existsSync(FOLDER + file));
  if (hasTables && missing) throw new Error(`web/wasm/${missing} is missing: make it with \`make static\` or \`make offline\``);
  return {
    name: "daikaiju-local-files",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? Object.entries(FILES).map(([name, file]) => line(name, file, hasTables)).join("\n") : null),
  };
}

const line = (name: string, file: string, hasTables: boolean): string =>
  hasTables ? `export { default as ${name} } from ${JSON.stringify(`${FOLDER}${file}?url`)};` : `export const ${name} = "";`;
