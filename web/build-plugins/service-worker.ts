/// <reference types="node" />
// Vite plugin: builds the service worker, /sw.js, as the last step. It contains the list of all built files.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../src/offline/service-worker.ts", import.meta.url));
const NAME = "sw.js";
const INDEX = "index.html";
// Fonts are split into many files, of which a browser needs few: the worker caches a font file on first use.
const KEPT_ON_DEMAND = /\.woff2$|^licences\//;

export function serviceWorkerPlugin(): Plugin {
  let base = "/";
  return {
    name: "daikaiju-worker",
    apply: "build",
    configResolved: (config) => void (base = config.base),
    writeBundle: {
      order: "post",
      async handler({ dir }) {
        if (!dir) throw new Error("Vite has no output folder");
        const names = filesIn(dir).filter((name) => name !== NAME);
        const kept = names.filter((name) => name !== INDEX && !KEPT_ON_DEMAND.test(name));
        writeFileSync(join(dir, NAME), await bundle(kept.map((name) => base + name), versionOf(dir, names)));
      },
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
    .sort();

// The version is a hash of the files: the same files give the same version on every machine.
function versionOf(folder: string, names: string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

// A classic script (IIFE): not all browsers support modules in service workers.
async function bundle(files: string[], version: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: { write: false, target: "es2022", lib: { entry: SOURCE, formats: ["iife"], name: "daikaiju" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("the service worker was not built");
  return first.output[0].code;
}
