/// <reference types="node" />
// Vite plugin: the web app manifest of a static page has addresses relative to its folder.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "manifest.webmanifest";

export function staticPagePlugin(): Plugin {
  return {
    name: "daikaiju-static-page",
    apply: (_, { mode }) => mode === "static",
    writeBundle({ dir = "" }) {
      const file = join(dir, NAME);
      const text = readFileSync(file, "utf-8");
      writeFileSync(file, text.replaceAll('"/static/', '"./').replaceAll('"/#', '"./#').replaceAll('"/"', '"./"'));
    },
  };
}
