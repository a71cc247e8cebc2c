import { beforeEach, describe, expect, it } from "vitest";
import { languageOf, Settings } from "./settings.svelte";

const page = document.documentElement;

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fr", "pl"], "pl"],
    [["fr"], "en"],
    [[], "en"],
  ] as const)("speak the first language of %j that there is", (wanted, language) => {
    expect(languageOf(wanted)).toBe(language);
  });

  it("are shown to the styles, and are there again the next time", () => {
    const settings = new Settings();
    settings.choose({ language: "pl", theme: "dark", largeCards: true });
    expect(page.lang).toBe("pl");
    expect(page.dataset).toMatchObject({ theme: "dark", cards: "large", marks: "shapes" });
    expect(new Settings().chosen).toEqual(settings.chosen);
  });

  it("keep only what was chosen, so that the rest goes on following the browser", () => {
    new Settings().choose({ sound: false });
    expect(JSON.parse(localStorage.getItem("backtrick") ?? "")).toEqual({ sound: false });
  });

  it.each(["nonsense", '{"theme": "pink", "language": 7, "sound": "loud", "more": 1}', "null"])(
    "pass over what makes no sense: %s",
    (kept) => {
      const plain = new Settings().chosen;
      localStorage.setItem("backtrick", kept);
      expect(new Settings().chosen).toEqual(plain);
    },
  );

  it("follow what is chosen in another tab", () => {
    const here = new Settings();
    localStorage.setItem("backtrick", '{"language": "de", "theme": "dark"}');
    dispatchEvent(new StorageEvent("storage", { key: "backtrick" }));
    expect(here.chosen).toMatchObject({ language: "de", theme: "dark" });
    expect(page.lang).toBe("de");
  });

  it("let cards move, or not", () => {
    const settings = new Settings();
    expect(settings.moves).toBe(true);
    settings.choose({ motion: "none" });
    expect(settings.moves).toBe(false);
  });
});
