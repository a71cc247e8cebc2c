// A link as a QR code, drawn as a path: the page allows no generated images.
import { generate } from "lean-qr";

/** Its width in squares, and a path over all dark ones, line by line. */
export function qrOf(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text);
  const lines: string[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const begin = x;
      while (code.get(x, y)) x++;
      if (x > begin) lines.push(`M${begin} ${y}h${x - begin}v1h${begin - x}z`);
    }
  }
  return { size: code.size, path: lines.join("") };
}
