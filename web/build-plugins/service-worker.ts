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
// A static page must work offline after the first visit: only the numbered parts of Chinese fonts are left out.
const KEPT_ON_DEMAND_STATIC = /-\d+-\w+-normal.*\.woff2$|^licences\//;

export function serviceWorkerPlugin(): Plugin {
  let base = "/";
  let isStatic = false;
  return {
    name: "daikaiju-worker",
    apply: "build",
    configResolved: (config) => void ([base, isStatic] = [config.base, config.mode === "static"]),
    writeBundle: {
      order: "post",
      async handler({ dir }) {
        if (!dir) throw new Error("Vite has no output folder");
        const names = filesIn(dir).filter((name) => name !== NAME);
        const onDemand = isStatic ? KEPT_ON_DEMAND_STATIC : KEPT_ON_DEMAND;
        const kept = names.filter((name) => name !== INDEX && !onDemand.test(name));
        const constants = { __FILES__: kept.map((name) => base + name), __VERSION__: versionOf(dir, names), __STATIC__: isStatic };
        writeFileSync(join(dir, NAME), await bundle(constants));
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
async function bundle(constants: Record<string, unknown>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: { write: false, target: "es2022", lib: { entry: SOURCE, formats: ["iife"], name: "daikaiju" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("the service worker was not built");
  return first.output[0].code;
}
