/// <reference types="node" />
// The last step of building the page: /sw.js, which knows every file that was built.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../src/offline/worker.ts", import.meta.url));
const NAME = "sw.js";
const FRONT = "index.html";
// Fonts come in many parts, of which a browser needs few: the worker keeps those that were asked for.
const KEPT_ON_DEMAND = /\.woff2$/;

export function worker(): Plugin {
  let base = "/";
  return {
    name: "daikaiju-worker",
    apply: "build",
    configResolved: (config) => void (base = config.base),
    writeBundle: {
      order: "post",
      async handler({ dir }) {
        if (!dir) throw new Error("the page is built into a folder");
        const names = filesIn(dir).filter((name) => name !== NAME);
        const kept = names.filter((name) => name !== FRONT && !KEPT_ON_DEMAND.test(name));
        writeFileSync(join(dir, NAME), await bundled(kept.map((name) => base + name), versionOf(dir, names)));
      },
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
    .sort();

// The same files are the same version, whenever and wherever they were built.
function versionOf(folder: string, names: string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

// One plain script: browsers that know no modules in workers understand it as well.
async function bundled(files: string[], version: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: { write: false, target: "es2022", lib: { entry: SOURCE, formats: ["iife"], name: "daikaiju" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("the worker was not built");
  return first.output[0].code;
}
