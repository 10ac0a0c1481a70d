/// <reference types="node" />
// Vite plugin: the licence of each font (SIL Open Font License) is a file of the built page, as the licence demands.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FONTS = ["@fontsource/dela-gothic-one", "@fontsource-variable/noto-sans-tc", "@fontsource-variable/vazirmatn"];

export function fontLicencePlugin(): Plugin {
  return {
    name: "daikaiju-font-licences",
    generateBundle() {
      for (const font of FONTS) {
        const source = readFileSync(fileURLToPath(new URL(`../node_modules/${font}/LICENSE`, import.meta.url)), "utf-8");
        this.emitFile({ type: "asset", fileName: `licences/${font.split("/")[1]}.txt`, source });
      }
    },
  };
}
