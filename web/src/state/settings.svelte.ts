// What somebody has chosen for this browser. It is kept here, and shown to the styles as attributes
// of the page.
import type { Language } from "../net/bodies";

export const LANGUAGES: readonly Language[] = ["en", "de", "pl"];
export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "full", "none"] as const;
export const MARKS = ["shapes", "names", "both"] as const;

export interface Chosen {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  /** Whether values are spoken in a race. */
  voice: boolean;
  largeCards: boolean;
  /** Whether a race shows which values fit: for the young. */
  results: boolean;
  /** What tells colours apart besides the colour itself. */
  marks: (typeof MARKS)[number];
}

const KEY = "backtrick";

/** The first of the languages that the browser asks for in which there are texts. */
export function languageOf(wanted: readonly string[]): Language {
  const codes = wanted.map((each) => each.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === codes.find(isLanguage)) ?? "en";
}

const isLanguage = (code: string): code is Language => LANGUAGES.some((each) => each === code);

const initial = (): Chosen => ({
  language: languageOf(navigator.languages),
  theme: "auto",
  motion: "auto",
  sound: true,
  voice: false,
  largeCards: false,
  results: false,
  marks: "shapes",
});

/** What is kept, as far as it makes sense: an older or a newer page may have written it. */
function recalled(): Partial<Chosen> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const isSane = ([name, value]: [string, unknown]) => SANE[name]?.(value);
    return Object.fromEntries(Object.entries(kept).filter(isSane));
  } catch {
    return {}; // a browser may forbid it
  }
}

const isFlag = (value: unknown) => typeof value === "boolean";
const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const SANE: Readonly<Record<string, (value: unknown) => boolean>> = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  motion: oneOf(MOTIONS),
  marks: oneOf(MARKS),
  sound: isFlag,
  voice: isFlag,
  largeCards: isFlag,
  results: isFlag,
} satisfies Record<keyof Chosen, unknown>;

export class Settings {
  #chosen = $state.raw<Chosen>({ ...initial(), ...recalled() });
  #isCalm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    // From a table, the settings open in a tab of their own: what is chosen there holds here too.
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#recall();
    });
  }

  get chosen(): Readonly<Chosen> {
    return this.#chosen;
  }

  /** Whether cards move. Asked at the moment of moving: the system's wish can change. */
  get moves(): boolean {
    const { motion } = this.#chosen;
    return motion === "full" || (motion === "auto" && !this.#isCalm.matches);
  }

  choose(changed: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...changed };
    this.apply();
    try {
      // Only what was chosen: the rest goes on following the browser.
      localStorage.setItem(KEY, JSON.stringify({ ...recalled(), ...changed }));
    } catch {
      // It holds until the page is left.
    }
  }

  #recall(): void {
    this.#chosen = { ...initial(), ...recalled() };
    this.apply();
  }

  /** Show what was chosen to the styles. */
  apply(page: HTMLElement = document.documentElement): void {
    const { language, theme, motion, largeCards, marks } = this.#chosen;
    page.lang = language;
    page.dataset["theme"] = theme;
    page.dataset["motion"] = motion;
    page.dataset["cards"] = largeCards ? "large" : "normal";
    page.dataset["marks"] = marks;
  }
}

export const settings = new Settings();
