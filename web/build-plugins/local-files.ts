/// <reference types="node" />
// Vite plugin: the module `local-files` has the addresses of the WebAssembly modules and of the bots' weights, which
// `python -m daikaiju.wasm web/wasm` writes. A page with a server does not contain them.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../wasm/", import.meta.url));
const FILES: Readonly<Record<string, string>> = { rules: "rules.wasm", bots: "bots.wasm", champion: "champion.bin" };
const NAME = "local-files";

export function localFilesPlugin(isStatic: boolean): Plugin {
  const missing = Object.values(FILES).find((file) => !existsSync(FOLDER + file));
  if (isStatic && missing) throw new Error(`web/wasm/${missing} is missing: make it with \`make static\``);
  return {
    name: "daikaiju-local-files",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? Object.entries(FILES).map(([name, file]) => line(name, file, isStatic)).join("\n") : null),
  };
}

const line = (name: string, file: string, isStatic: boolean): string =>
  isStatic ? `export { default as ${name} } from ${JSON.stringify(`${FOLDER}${file}?url`)};` : `export const ${name} = "";`;
