// Builds the page into the Python package: `daikaiju serve` serves what lies there.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { worker } from "./building/worker.ts";

export default defineConfig({
  plugins: [svelte(), worker()],
  base: "/static/",
  build: { outDir: "../src/daikaiju/server/web/built", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
