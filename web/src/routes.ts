// Which page belongs to which path. A page is loaded when somebody goes there.
import type { Component } from "svelte";
import { GAME_IDS, isGame } from "./games";

/** What stands in a path besides the page itself. */
export type Params = Readonly<Record<string, string>>;
/** A page takes what stands in its path, or nothing. */
export type Page = Component<{ params: Params }> | Component<Record<string, never>>;

export interface Route {
  /** What it is called in the page, as a style or a test may want to know. */
  readonly name: string;
  readonly path: RegExp;
  readonly load: () => Promise<{ readonly default: Page }>;
  /** The files of `locales/` that it needs besides `web`. */
  readonly texts: readonly string[];
  /** Whether what stands in the path makes sense. */
  readonly accepts?: (params: Params) => boolean;
}

export interface Place {
  readonly route: Route;
  readonly params: Params;
}

/** What can stand in the paths of pages: use these, so that all agree. */
export const PATHS = {
  learnAll: /^\/learn$/,
  learn: /^\/learn\/(?<game>[a-z0-9-]+)$/,
  table: /^\/t\/(?<table>[\w-]{22})$/,
  replay: /^\/g\/(?<table>[\w-]{22})\/(?<number>[1-9]\d*)$/,
  settings: /^\/settings$/,
  daily: /^\/daily$/,
} as const;

export const hasGame = ({ game = "" }: Params): boolean => isGame(game);

export const ROUTES: readonly Route[] = [
  {
    name: "home",
    path: /^\/$/,
    load: () => import("./pages/Home.svelte"),
    texts: [...GAME_IDS, "program", "home", "bots", "daily"],
  },
  {
    name: "table",
    path: PATHS.table,
    load: () => import("./pages/Table.svelte"),
    texts: ["lobby", "home", "table", "bots"],
  },
  {
    name: "settings",
    path: PATHS.settings,
    load: () => import("./pages/Settings.svelte"),
    texts: ["settings"],
  },
  {
    name: "replay",
    path: PATHS.replay,
    load: () => import("./pages/Replay.svelte"),
    texts: ["replay-page", "home", "lobby", "table", "bots", "talk"],
  },
  {
    name: "learn",
    path: PATHS.learnAll,
    load: () => import("./pages/Learn.svelte"),
    texts: [...GAME_IDS, "home", "learn"],
  },
  {
    name: "learn-game",
    path: PATHS.learn,
    load: () => import("./pages/Learn.svelte"),
    texts: [...GAME_IDS, "home", "learn"],
    accepts: hasGame,
  },
  {
    name: "daily",
    path: PATHS.daily,
    load: () => import("./pages/Daily.svelte"),
    texts: [...GAME_IDS, "program", "home", "daily"],
  },
];

export const MISSING: Route = {
  name: "missing",
  path: /^/,
  load: () => import("./pages/Missing.svelte"),
  texts: [],
};

/** The place that a path leads to; where there is none, the page that says so. */
export function placeOf(path: string): Place {
  for (const route of ROUTES) {
    const found = route.path.exec(path);
    const params = { ...found?.groups };
    if (found && (route.accepts?.(params) ?? true)) return { route, params };
  }
  return { route: MISSING, params: {} };
}
