import { beforeEach, describe, expect, it } from "vitest";
import { languageOf, Preferences } from "./preferences.svelte";

const page = document.documentElement;

beforeEach(() => localStorage.clear());

describe("preferences", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fr", "pl"], "pl"],
    [["fr"], "en"],
    [[], "en"],
  ] as const)("speak the first language of %j that there is", (wanted, language) => {
    expect(languageOf(wanted)).toBe(language);
  });

  it("reach the styles, and are still there next time", () => {
    const preferences = new Preferences();
    preferences.choose({ language: "pl", theme: "dark", largeCards: true });
    expect(page.lang).toBe("pl");
    expect(page.dataset).toMatchObject({ theme: "dark", cards: "large", marks: "shapes" });
    expect(new Preferences().chosen).toEqual(preferences.chosen);
  });

  it("keep only what was chosen, so that the rest still follows the browser", () => {
    new Preferences().choose({ sound: false });
    expect(JSON.parse(localStorage.getItem("backtrick") ?? "")).toEqual({ sound: false });
  });

  it.each(["nonsense", '{"theme": "pink", "language": 7, "sound": "loud", "more": 1}', "null"])(
    "ignore nonsense: %s",
    (kept) => {
      const plain = new Preferences().chosen;
      localStorage.setItem("backtrick", kept);
      expect(new Preferences().chosen).toEqual(plain);
    },
  );

  it("follow choices made in another tab", () => {
    const here = new Preferences();
    localStorage.setItem("backtrick", '{"language": "de", "theme": "dark"}');
    dispatchEvent(new StorageEvent("storage", { key: "backtrick" }));
    expect(here.chosen).toMatchObject({ language: "de", theme: "dark" });
    expect(page.lang).toBe("de");
  });

  it("turn the movement of cards on or off", () => {
    const preferences = new Preferences();
    expect(preferences.moves).toBe(true);
    preferences.choose({ motion: "none" });
    expect(preferences.moves).toBe(false);
  });
});
