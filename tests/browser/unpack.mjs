// Unpacks the browser of @sparticuz/chromium: `node unpack.mjs PATH`, where the program is to lie.
// Beside it come the libraries and fonts that a bare machine lacks.
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

const packed = join(import.meta.dirname, "node_modules/@sparticuz/chromium/bin");
const program = process.argv[2];
const folder = dirname(program);

const unpack = (name, target) =>
  pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), target);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await Promise.all([
  unpack("al2023.tar.br", extract(join(folder, "libraries"))),
  unpack("fonts.tar.br", extract(join(folder, "fonts"))),
  unpack("swiftshader.tar.br", extract(folder)),
  unpack("chromium.br", createWriteStream(`${program}.part`, { mode: 0o755 })),
]);
// The list that comes with them looks for fonts where they are on other machines.
const cache = join(folder, "cache").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
await writeFile(
  join(folder, "fonts", "fonts.conf"),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`,
);
// Last, and in one go: where the program lies, everything does.
await rename(`${program}.part`, program);
