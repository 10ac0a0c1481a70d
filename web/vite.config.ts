// Builds the page into the Python package, from where `daikaiju serve` serves it; or a page without a server (mode static).
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cataloguePlugin } from "./build-plugins/catalogues.ts";
import { fontLicencePlugin } from "./build-plugins/font-licences.ts";
import { localFilesPlugin } from "./build-plugins/local-files.ts";
import { serviceWorkerPlugin } from "./build-plugins/service-worker.ts";
import { staticPagePlugin } from "./build-plugins/static-page.ts";
import { usedFontsPlugin } from "./build-plugins/used-fonts.ts";

const SERVED = { base: "/static/", outDir: "../src/daikaiju/server/web/built" };
const STATIC = { base: "./", outDir: "../build/static" }; // for any folder of any web host

// `make offline`: the page of a server has tables in the browser too, for when the server cannot be reached.
const isOffline = process.env.DAIKAIJU_OFFLINE === "1";

// Files share the modules of the page, which would otherwise be loaded for each file. A file that replaces modules has its own.
const mocked = readdirSync("tests")
  .map((name) => `tests/${name}`)
  .filter((file) => file.endsWith(".test.ts") && readFileSync(file, "utf8").includes("vi.mock("));
const SHARED = { name: "shared", include: ["tests/*.test.ts"], exclude: mocked, isolate: false };
const ALONE = { name: "alone", include: mocked };

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), cataloguePlugin(), usedFontsPlugin(), fontLicencePlugin(), localFilesPlugin(isOffline || mode === "static"), staticPagePlugin(), serviceWorkerPlugin()],
  base: mode === "static" ? STATIC.base : SERVED.base,
  worker: { format: "es", plugins: () => [localFilesPlugin(isOffline || mode === "static")] },
  build: { outDir: (mode === "static" ? STATIC : SERVED).outDir, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: {
    setupFiles: ["tests/setup.ts"],
    testTimeout: 120_000, // milliseconds, also on a busy machine
    projects: [SHARED, ALONE].map((test) => ({ extends: true as const, test })),
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
