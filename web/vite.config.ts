// Builds the page into the Python package: `daikaiju serve` serves what lies there.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./building/catalogues.ts";
import { worker } from "./building/worker.ts";

export default defineConfig({
  plugins: [svelte(), catalogues(), worker()],
  base: "/static/",
  build: { outDir: "../src/daikaiju/server/web/built", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: { setupFiles: ["tests/setup.ts"] },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
