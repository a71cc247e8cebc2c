// Texts in the language of the reader, from the same Fluent files as the server's. Each file is
// loaded when it is needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../net/bodies";
import { Refusal, type RefusalCode } from "../net/http";
import { withShortWordsHeld } from "./lines";

type Arguments = Readonly<Record<string, FluentVariable>>;

/** The files of `locales/` by path, without those of the command line. None is loaded yet. */
const FILES = import.meta.glob<string>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/{analyse,serve,simulate,verify,watch}.ftl"],
  { query: "?raw", import: "default" },
);

/** The files with the texts for refusals, by the first part of their code. */
const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  move: ["table"],
  table: ["table", "server"],
  talk: ["talk"],
  coach: ["coach"],
  net: ["web"],
};

class Texts {
  #bundle = $state.raw(new FluentBundle("en"));
  #language: Language = "en";
  #wanted = new Set<string>();
  /** What the bundle was made from. */
  #key = "";
  /** The language of the texts that are shown; null before there are any. */
  spoken: Language | null = null;
  #resources = new Map<string, Promise<FluentResource>>();

  /** Change the language, with all files needed so far. Throws a `Refusal` if they cannot be loaded. */
  async speak(language: Language): Promise<void> {
    this.#language = language;
    await this.#renew();
  }

  /** Load these files: `need("web", "table")`. Throws a `Refusal` if they cannot be loaded. */
  async need(...names: readonly string[]): Promise<void> {
    const added = names.filter((name) => !this.#wanted.has(name));
    for (const name of added) this.#wanted.add(name);
    try {
      await this.#renew();
    } catch (error) {
      for (const name of added) this.#wanted.delete(name);
      throw error;
    }
  }

  /** The text of an id (`home`) or of an attribute (`home.title`). */
  get(id: string, given: Arguments = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return this.#mistake(`there is no text ${id}`, id);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    return errors[0] ? this.#mistake(`${id}: ${errors[0].message}`, text) : text;
  }

  /** Whether there is such a message. Before the first file is loaded, there is none. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The names of a message's attributes, in the order of its file. */
  attributes(id: string): readonly string[] {
    return Object.keys(this.#bundle.getMessage(id)?.attributes ?? {});
  }

  /** The sentence for a refusal; its file is loaded first, if needed. */
  async explain(code: RefusalCode): Promise<string> {
    try {
      await this.need(...(REFUSALS[code.split("/")[0] ?? ""] ?? ["server"]));
    } catch {
      return this.get("net-unreachable"); // which is true, and every page has this text
    }
    return this.get(code.replace("/", "-"));
  }

  /** Build the bundle for the language and the files that are wanted. */
  async #renew(): Promise<void> {
    const language = this.#language;
    const names = [...this.#wanted];
    const resources = await Promise.all(names.map((name) => this.#resource(language, name)));
    // Another language, or more files, may be wanted by now.
    if (language !== this.#language || names.length < this.#wanted.size) return this.#renew();
    if (this.#key === `${language} ${names.join()}`) return;
    this.#key = `${language} ${names.join()}`;
    // All our languages run from left to right: isolation marks would only be in the way.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
    if (names.length) this.spoken = language;
  }

  #resource(language: Language, name: string): Promise<FluentResource> {
    const path = `../../../locales/${language}/${name}.ftl`;
    const known = this.#resources.get(path);
    if (known) return known;
    const load = FILES[path];
    if (!load) throw new Error(`there is no file ${path}`);
    const held = language === "pl" ? withShortWordsHeld : (source: string) => source;
    const resource = load().then(
      (source) => new FluentResource(held(source)),
      () => Promise.reject(new Refusal("net/unreachable", 0, 0)),
    );
    this.#resources.set(path, resource);
    resource.catch(() => this.#resources.delete(path)); // the next time it may be there, if the browser asks again
    return resource;
  }

  /** A bug: tests fail on it, and people see the id. */
  #mistake(what: string, shown: string): string {
    console.error(`${this.#language}: ${what}`);
    return shown;
  }
}

export const texts = new Texts();

/** The text of an id or of an attribute: `t("home.title")`. Changes with the language. */
export const t = (id: string, given?: Arguments): string => texts.get(id, given);
