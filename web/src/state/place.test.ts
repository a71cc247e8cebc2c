import { beforeEach, expect, it } from "vitest";
import { here } from "./place.svelte";

const TABLE = `/t/${"t".repeat(22)}`;
const GAME = `/g/${"t".repeat(22)}/1`;

beforeEach(() => {
  history.replaceState(null, "", "/");
  here.returned();
});

it("knows the page from which a link led here, even when the address has changed", () => {
  expect(here.from).toBeNull();
  here.go(TABLE);
  here.go(GAME);
  here.rename(`${GAME}?step=7`);
  expect(here.from?.route.name).toBe("table");
  here.go(`${GAME}?step=8`, { replace: true });
  expect([here.from?.route.name, here.place.route.name]).toEqual(["table", "replay"]);
});

it("gives the page another address, and stays on it", () => {
  here.go(GAME);
  const { place } = here;
  here.rename(`${GAME}?step=7`);
  expect([here.place, location.search]).toEqual([place, "?step=7"]);
});
