// The preferences of this browser. They are kept in it, and styles see them as attributes of the
// page.
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
  /** Whether small talk is shown. */
  phrases: boolean;
  /** The ids of people whose words are not shown. */
  muted: readonly string[];
  /** Whether a race shows which values fit, for children. */
  results: boolean;
  /** What tells colours apart besides the colour itself. */
  marks: (typeof MARKS)[number];
}

const KEY = "backtrick";
/** The most people who are muted: the longest ago is heard again. */
const MOST_MUTED = 200;

/** The first language the browser asks for that we have texts in. */
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
  phrases: true,
  muted: [],
  results: false,
  marks: "shapes",
});

/** The preferences kept in the browser, as far as they are valid: another version may have written them. */
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
const areWords = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const SANE: Readonly<Record<string, (value: unknown) => boolean>> = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  motion: oneOf(MOTIONS),
  marks: oneOf(MARKS),
  sound: isFlag,
  voice: isFlag,
  largeCards: isFlag,
  phrases: isFlag,
  muted: areWords,
  results: isFlag,
} satisfies Record<keyof Chosen, unknown>;

export class Preferences {
  #chosen = $state.raw<Chosen>({ ...initial(), ...recalled() });
  #isCalm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    // At a table, the preferences open in a new tab: changes made there apply here, too.
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#recall();
    });
  }

  get chosen(): Readonly<Chosen> {
    return this.#chosen;
  }

  /** Whether cards move. Ask for each move: the system's setting can change. */
  get moves(): boolean {
    const { motion } = this.#chosen;
    return motion === "full" || (motion === "auto" && !this.#isCalm.matches);
  }

  choose(changed: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...changed };
    this.apply();
    try {
      // Keep only what was chosen: the rest follows the browser.
      localStorage.setItem(KEY, JSON.stringify({ ...recalled(), ...changed }));
    } catch {
      // It holds until the page is left.
    }
  }

  isMuted(guest: string | null | undefined): boolean {
    return guest != null && this.#chosen.muted.includes(guest);
  }

  /** Hide what somebody says, or show it again. */
  mute(guest: string, isMuted: boolean): void {
    const others = this.#chosen.muted.filter((each) => each !== guest);
    this.choose({ muted: isMuted ? [...others, guest].slice(-MOST_MUTED) : others });
  }

  #recall(): void {
    this.#chosen = { ...initial(), ...recalled() };
    this.apply();
  }

  /** Set the attributes that styles depend on. */
  apply(page: HTMLElement = document.documentElement): void {
    const { language, theme, motion, largeCards, marks } = this.#chosen;
    page.lang = language;
    page.dataset["theme"] = theme;
    page.dataset["motion"] = motion;
    page.dataset["cards"] = largeCards ? "large" : "normal";
    page.dataset["marks"] = marks;
  }
}

export const preferences = new Preferences();
