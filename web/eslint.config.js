import "./eslint.once.js"; // before the parser
import { existsSync, readdirSync } from "node:fs";
import { URL } from "node:url";
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const folder = (path) => new URL(`src/${path}/`, import.meta.url);
const GAMES = readdirSync(folder("games")).filter((name) =>
  existsSync(new URL(`${name}/kit.ts`, folder("games"))),
);
const PAGES = readdirSync(folder("pages")).filter((name) => name.endsWith(".svelte"));

/** Forbids imports whose path matches one of these, with the reason. */
const imports = (...patterns) => ({
  "no-restricted-imports": [
    "error",
    { patterns: patterns.map(([regex, message]) => ({ regex, message })) },
  ],
});
const PAGE = ["(^|/)pages/", "Only routes.ts leads to pages."];
const OTHER_ROOM = [
  "^\\.\\./(?!common/|\\.\\./)[^/]+/",
  "Pages and games keep to their folders; what several need is in common/.",
];
const otherRooms = (own) => [`^\\./(?!common/|${own}/)[^/]+/`, OTHER_ROOM[1]];

const NOT_LATE = {
  selector: "ImportExpression",
  message: "Only routes.ts and games.ts fetch code late: each part once, with its texts.",
};
const NOT_INLINE = {
  selector: 'SvelteAttribute[key.name="style"]',
  message: "The server allows nothing inline: use style:--name.",
};
const NO_DATA = {
  selector: ":matches(Literal, SvelteLiteral)[value=/^data:/]",
  message: "The server allows no data: addresses.",
};
const NO_LIMIT = {
  selector: "SvelteAttribute[key.name=/^(min|max)length$/] :matches(Literal, SvelteLiteral)",
  message: "Limits are the server's: import them from limits.ts.",
};
const game = `/^(${GAMES.join("|")})/`;
const NO_GAME = {
  selector: `:matches(Literal[value=${game}], SvelteLiteral[value=${game}], TemplateElement[value.raw=${game}])`,
  message: "Ask the game's kit: only games.ts and games/ know games by name.",
};

export default defineConfig(
  { ignores: ["dist/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["worker.js"],
    languageOptions: {
      globals: Object.fromEntries(
        ["self", "caches", "crypto", "fetch", "location", "Response", "URL"].map((name) => [
          name,
          "readonly",
        ]),
      ),
    },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        parser: ts.parser,
        svelteConfig,
      },
    },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // What goes wrong is said there, and fails the tests in the browser.
      "no-console": ["error", { allow: ["error"] }],
      "no-restricted-properties": [
        "error",
        { object: "crypto", property: "randomUUID", message: "It exists on https alone." },
      ],
      // TypeScript knows what is defined.
      "no-undef": "off",
      // `() => (open = true)` and `return stop()` are how handlers are written.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An empty text is as good as none, and attributes go away with undefined, not with false.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { boolean: true, string: true } },
      ],
      // Numbers are written as one expects.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // What has to be named, but is not needed, begins with `_`.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // There are no enums, and looking for them takes seconds.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
    },
  },
  svelte.configs.recommended,
  {
    rules: {
      "svelte/block-lang": ["error", { script: "ts", style: null }],
      "svelte/button-has-type": "error",
      "svelte/no-conflicting-module-names": "error",
      "svelte/valid-style-parse": "error",
      // There are no stores, and looking for them takes seconds.
      "svelte/require-store-reactive-access": "off",
      // Listeners and timers are not drawn; what is drawn is replaced, not changed.
      "svelte/prefer-svelte-reactivity": "off",
      // It is for SvelteKit: here, paths are plain.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    // `void turn` in an effect names what it depends on.
    rules: { "@typescript-eslint/no-meaningless-void-operator": "off" },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // ESLint takes imported components for `any`; svelte-check knows their types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    // A test that is wrong about it fails there and then.
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  {
    files: ["src/**"],
    rules: {
      ...imports(PAGE),
      "no-restricted-syntax": ["error", NO_DATA, NO_GAME, NO_LIMIT, NOT_INLINE, NOT_LATE],
    },
  },
  {
    files: ["**/*.test.ts", "src/net/fake.ts", "src/wire.ts"],
    rules: { "no-restricted-syntax": ["error", NO_DATA, NOT_LATE] },
  },
  { files: ["src/games.ts"], rules: { "no-restricted-syntax": ["error", NO_DATA] } },
  {
    files: ["src/games/**"],
    rules: {
      ...imports(PAGE, OTHER_ROOM),
      "no-restricted-syntax": ["error", NO_DATA, NO_LIMIT, NOT_INLINE, NOT_LATE],
    },
  },
  { files: ["src/pages/*/**"], rules: imports(OTHER_ROOM) },
  PAGES.map((name) => ({
    files: [`src/pages/${name}`],
    rules: imports(otherRooms(name.replace(".svelte", "").toLowerCase())),
  })),
  {
    files: ["src/routes.ts"],
    rules: {
      "no-restricted-imports": "off", // it is the table of pages
      "no-restricted-syntax": ["error", NO_DATA, NO_GAME],
    },
  },
);
