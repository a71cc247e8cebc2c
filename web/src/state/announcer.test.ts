import { beforeEach, expect, it } from "vitest";
import { announce, announcer, Region } from "./announcer.svelte";

const texts = (region: Region) => region.polite.map(({ text }) => text);

let page: Region;
beforeEach(() => {
  page = new Region();
  return announcer.open(page);
});

it("keeps the last few announcements, so that they get read", () => {
  for (const text of ["1", "2", "3", "4", "5"]) announce(text);
  expect(texts(page)).toEqual(["2", "3", "4", "5"]);
});

it("speaks in the topmost dialog, and on the page again once it closes", () => {
  announce("before");
  const dialog = new Region();
  const close = announcer.open(dialog);
  announce("within");
  expect(texts(dialog)).toEqual(["within"]);
  close();
  announce("after");
  expect(texts(page)).toEqual(["after"]); // and what was read before is not read again
});

it("goes on when a dialog below another closes first", () => {
  const [lower, upper] = [new Region(), new Region()];
  const [closeLower, closeUpper] = [announcer.open(lower), announcer.open(upper)];
  closeLower();
  announce("above");
  closeUpper();
  announce("below");
  expect([texts(upper), texts(page)]).toEqual([["above"], ["below"]]);
});
