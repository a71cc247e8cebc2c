import { beforeEach, expect, it } from "vitest";
import { announce, announcer, Region } from "./announcer.svelte";

const texts = (region: Region) => region.polite.map(({ text }) => text);

let page: Region;
beforeEach(() => {
  page = new Region();
  return announcer.open(page);
});

it("keeps the last few, so that they are read", () => {
  for (const text of ["1", "2", "3", "4", "5"]) announce(text);
  expect(texts(page)).toEqual(["2", "3", "4", "5"]);
});

it("is heard in the dialog on top, and on the page again when it is closed", () => {
  announce("before");
  const dialog = new Region();
  const close = announcer.open(dialog);
  announce("within");
  expect(texts(dialog)).toEqual(["within"]);
  close();
  announce("after");
  expect(texts(page)).toEqual(["after"]); // and what was read before is not read again
});

it("goes on when a dialog below another is closed first", () => {
  const [lower, upper] = [new Region(), new Region()];
  const [closeLower, closeUpper] = [announcer.open(lower), announcer.open(upper)];
  closeLower();
  announce("above");
  closeUpper();
  announce("below");
  expect([texts(upper), texts(page)]).toEqual([["above"], ["below"]]);
});
