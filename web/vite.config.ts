import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `./play serve` listens while somebody works on the pages with `npm run dev`. */
const SERVER = "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte()],
  // What the server allows a page is strict: nothing inline, nothing from data: addresses.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: ["..", "."] },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    // Without it the tests would get the Svelte that renders on a server.
    server: { deps: { inline: [/svelte/] } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
