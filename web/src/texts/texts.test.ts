import { expect, it, vi } from "vitest";
import { t, texts } from "./texts.svelte";
import { withShortWordsHeld } from "./lines";

it("speaks the chosen language, plurals included", async () => {
  await texts.need("web", "program");
  await texts.speak("pl");
  expect(t("card.red", { value: "7" })).toBe("czerwona 7");
  expect([1, 2, 5].map((count) => t("players-exactly", { count }))).toEqual([
    "1 osoba",
    "2 osoby",
    "5 osób",
  ]);
  await texts.speak("de");
  expect(t("missing.home")).toBe("Zur Startseite");
});

it("loads all texts asked for, even by several callers at once", async () => {
  await Promise.all([
    texts.need("table"),
    texts.speak("pl"),
    texts.need("bots"),
    texts.speak("de"),
  ]);
  expect(t("row-ascending")).toBe("aufsteigende Reihe");
  expect(t("missing.home")).toBe("Zur Startseite");
});

it("explains refusals, whichever file has the text", async () => {
  await texts.speak("en");
  expect(await texts.explain("move/does-not-fit")).toBe("That card doesn’t fit there.");
  expect(await texts.explain("guest/unknown")).toContain("name");
  expect(await texts.explain("table/unknown")).toContain("table");
  expect(await texts.explain("net/unreachable")).toContain("server");
});

it("never ends a line with a one-letter Polish word", async () => {
  await texts.need("home", "program");
  await texts.speak("pl");
  const shorts = texts
    .attributes("home-lists")
    .flatMap((each) => t(`home-lists.${each}`).match(/\b[aiouwz] /gi) ?? []);
  expect(shorts).toEqual([]);
  expect(withShortWordsHeld("a = Oto { $i } i w domu\n    .w = z { $kto }")).toBe(
    "a = Oto { $i } i\u00a0w\u00a0domu\n    .w = z\u00a0{ $kto }",
  );
});

it("says that nobody answers, even if the texts cannot be fetched", async () => {
  vi.spyOn(texts, "need").mockRejectedValueOnce(new TypeError("no network"));
  expect(await texts.explain("wire/too-fast")).toBe(t("net-unreachable"));
});

it("reports a missing text", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(t("nonsense.of.ours")).toBe("nonsense.of.ours");
  expect(error).toHaveBeenCalledOnce();
});
