import { generate } from "lean-qr";
import { expect, it } from "vitest";
import { qrOf } from "./qr";

it("draws every dark square, and no others", () => {
  const text = "http://192.168.178.20:8017/t/abcdefghijklmnopqrstuv";
  const code = generate(text);
  const { size, path } = qrOf(text);
  const drawn = new Set<string>();
  for (const [, x = 0, y = 0, width = 0] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let at = 0; at < +width; at++) drawn.add(`${+x + at} ${y}`);
  }
  expect(size).toBe(code.size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) expect(drawn.has(`${x} ${y}`)).toBe(code.get(x, y));
  }
});
