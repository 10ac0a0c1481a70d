// Builds the page into the Python package, from where `daikaiju serve` serves it; or a page without a server (mode static).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cataloguePlugin } from "./build-plugins/catalogues.ts";
import { fontLicencePlugin } from "./build-plugins/font-licences.ts";
import { localFilesPlugin } from "./build-plugins/local-files.ts";
import { serviceWorkerPlugin } from "./build-plugins/service-worker.ts";
import { staticPagePlugin } from "./build-plugins/static-page.ts";

const SERVED = { base: "/static/", outDir: "../src/daikaiju/server/web/built" };
const STATIC = { base: "./", outDir: "../build/static" }; // for any folder of any web host

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), cataloguePlugin(), fontLicencePlugin(), localFilesPlugin(mode === "static"), staticPagePlugin(), serviceWorkerPlugin()],
  base: mode === "static" ? STATIC.base : SERVED.base,
  worker: { format: "es", plugins: () => [localFilesPlugin(mode === "static")] },
  build: { outDir: (mode === "static" ? STATIC : SERVED).outDir, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: { setupFiles: ["tests/setup.ts"], testTimeout: 120_000 }, // milliseconds, also on a busy machine
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
