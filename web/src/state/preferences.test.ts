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

  it("are shown to the styles, and are there again the next time", () => {
    const preferences = new Preferences();
    preferences.choose({ language: "pl", theme: "dark", largeCards: true });
    expect(page.lang).toBe("pl");
    expect(page.dataset).toMatchObject({ theme: "dark", cards: "large", marks: "shapes" });
    expect(new Preferences().chosen).toEqual(preferences.chosen);
  });

  it("keep only what was chosen, so that the rest goes on following the browser", () => {
    new Preferences().choose({ sound: false });
    expect(JSON.parse(localStorage.getItem("backtrick") ?? "")).toEqual({ sound: false });
  });

  it.each(["nonsense", '{"theme": "pink", "language": 7, "sound": "loud", "more": 1}', "null"])(
    "pass over what makes no sense: %s",
    (kept) => {
      const plain = new Preferences().chosen;
      localStorage.setItem("backtrick", kept);
      expect(new Preferences().chosen).toEqual(plain);
    },
  );

  it("follow what is chosen in another tab", () => {
    const here = new Preferences();
    localStorage.setItem("backtrick", '{"language": "de", "theme": "dark"}');
    dispatchEvent(new StorageEvent("storage", { key: "backtrick" }));
    expect(here.chosen).toMatchObject({ language: "de", theme: "dark" });
    expect(page.lang).toBe("de");
  });

  it("let cards move, or not", () => {
    const preferences = new Preferences();
    expect(preferences.moves).toBe(true);
    preferences.choose({ motion: "none" });
    expect(preferences.moves).toBe(false);
  });
});
