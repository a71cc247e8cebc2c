import { expect, it } from "vitest";
import { numbered } from "./badge";

it("the icon has a number in its corner, and no long one", () => {
  expect(numbered("<svg><path/></svg>", 3)).toMatch(/^<svg><path\/>.*>3<\/text><\/svg>$/u);
  expect(numbered("<svg></svg>", 12)).toContain(">9+</text>");
});
