import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `./play serve` listens while somebody works on the pages with `npm run dev`. */
const SERVER = "http://127.0.0.1:8017";

/** What every page needs; what the first page has besides; and what a table has, of any game. */
const FRAME =
  /node_modules|[\\/]src[\\/](look|texts)[\\/]|[\\/]src[\\/](state[\\/](?!table)|net[\\/](http|worker))/;
const HOME = /[\\/]src[\\/]pages[\\/](Home\.svelte|home[\\/])/;
const TABLE =
  /[\\/]src[\\/](look|net|sound|state|talk|games[\\/]common|pages[\\/](common|table|Table))|node_modules/;
const FOLDERS = new URL("src/games/", import.meta.url);
const GAMES = readdirSync(FOLDERS).filter((name) => existsSync(new URL(`${name}/kit.ts`, FOLDERS)));

/** The words of the first page, and those of a table: a file each, in every language. */
const HOME_WORDS = words("web", "home", "program", "bots", "daily", ...GAMES);
const TABLE_WORDS = words(
  ...["lobby", "table", "talk", "talk-panel", "server"],
  ...GAMES.map((game) => `${game}-table`),
);
function words(...files: string[]): RegExp {
  return new RegExp(String.raw`[\\/]locales[\\/](\w+)[\\/](?:${files.join("|")})\.ftl`);
}

const TEXT = /\.(css|html|js)$/;

const WORKER = "worker.js";
/** The digest of a file. */
const digest = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/** Writes the service worker, which knows the files of this build, and its version. */
const offline: Plugin = {
  name: "offline",
  writeBundle: {
    order: "pre",
    sequential: true,
    handler({ dir = "" }) {
      const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
      const kept = names.filter((name) => /\.(css|html|js|svg|webmanifest|woff2)$/.test(name));
      const files = Object.fromEntries(
        kept
          .filter((name) => name !== WORKER)
          .sort()
          .map((name) => [`/${name.replaceAll("\\", "/")}`, digest(readFileSync(join(dir, name)))]),
      );
      const written = JSON.stringify(files);
      const source = readFileSync(new URL(WORKER, import.meta.url), "utf8");
      // Another worker is another version, too: its cache must not be that of the one before.
      const worker = source
        .replace("%VERSION%", digest(source + written).slice(0, 16))
        .replace("%FILES%", written);
      writeFileSync(join(dir, WORKER), worker);
    },
  },
};

/** Puts compressed copies beside the files, so that the server need not compress for each request. */
const compressed: Plugin = {
  name: "compressed",
  writeBundle({ dir = "" }) {
    const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((each) => TEXT.test(each))) {
      const path = join(dir, name);
      const source = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(source));
      writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), offline, compressed],
  // What the server allows a page is strict: nothing inline, and only pictures from data: addresses.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files are sooner there than many: each one more costs a request, and a slow phone time.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "frame", test: FRAME, tags: ["$initial"], priority: 3 },
            { name: "home", test: HOME, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
            {
              name: (id) => HOME_WORDS.exec(id)?.[1] ?? null,
              debugName: "home words",
              priority: 1,
            },
            {
              name: (id) => TABLE_WORDS.exec(id)?.[1]?.concat("-table") ?? null,
              debugName: "table words",
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: ["..", "."] },
  },
  test: {
    environment: "happy-dom",
    // Each file has its own page all the same, at a quarter of the time.
    pool: "vmThreads",
    include: ["src/**/*.test.ts"],
    // Only ends what hangs: how busy the machine is says nothing about the client. Longer than any
    // `waitFor`, which says what was not there.
    testTimeout: 150_000,
    hookTimeout: 150_000,
    // Without it the tests would get the Svelte that renders on a server.
    server: { deps: { inline: [/svelte/] } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
