// Builds the page into the Python package, from where `daikaiju serve` serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cataloguePlugin } from "./build-plugins/catalogues.ts";
import { fontLicencePlugin } from "./build-plugins/font-licences.ts";
import { serviceWorkerPlugin } from "./build-plugins/service-worker.ts";

export default defineConfig({
  plugins: [svelte(), cataloguePlugin(), fontLicencePlugin(), serviceWorkerPlugin()],
  base: "/static/",
  build: { outDir: "../src/daikaiju/server/web/built", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: { setupFiles: ["tests/setup.ts"], testTimeout: 120_000 }, // milliseconds, also on a busy machine
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
