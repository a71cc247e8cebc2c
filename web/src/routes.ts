// The pages by path. Each is loaded when it is opened.
import type { Component } from "svelte";
import { GAME_IDS, isGame } from "./games";

/** The parameters in a path. */
export type Params = Readonly<Record<string, string>>;
/** A page takes the parameters of its path, or nothing. */
export type Page = Component<{ params: Params }> | Component<Record<string, never>>;

export interface Route {
  /** Its name in the page, for styles and tests. */
  readonly name: string;
  readonly path: RegExp;
  readonly load: () => Promise<{ readonly default: Page }>;
  /** The files of `locales/` that it needs besides `web`. */
  readonly texts: readonly string[];
  /** Whether the parameters are valid. */
  readonly accepts?: (params: Params) => boolean;
}

export interface Place {
  readonly route: Route;
  readonly params: Params;
}

/** The paths of all pages. */
export const PATHS = {
  learnAll: /^\/learn$/,
  learn: /^\/learn\/(?<game>[a-z0-9-]+)$/,
  table: /^\/t\/(?<table>[\w-]{22})$/,
  screen: /^\/t\/(?<table>[\w-]{22})\/screen$/,
  replay: /^\/g\/(?<table>[\w-]{22})\/(?<number>[1-9]\d*)$/,
  settings: /^\/settings$/,
  daily: /^\/daily$/,
  bestGame: /^\/daily\/(?<day>\d{4}-\d\d-\d\d)\/(?<game>[a-z0-9-]+)\/(?<players>[1-9])$/,
  puzzles: /^\/puzzles$/,
  puzzle: /^\/puzzles\/(?<puzzle>[0-9a-f]{10})$/,
  circles: /^\/circles$/,
  circle: /^\/circles\/(?<circle>[\w-]{22})$/,
  joinCircle: /^\/circles\/join\/(?<link>[\w-]{22})$/,
  privacy: /^\/privacy$/,
  me: /^\/me$/,
  shared: /^\/me\/(?<token>[\w-]{22})$/,
  sprint: /^\/sprint\/(?<game>[a-z0-9-]+)$/,
  sums: /^\/sums\/(?<game>[a-z0-9-]+)$/,
} as const;

export const hasGame = ({ game = "" }: Params): boolean => isGame(game);

const REPLAY_TEXTS = ["replay-page", "review", "coach", "home", "lobby", "table", "bots", "talk"];

const CIRCLE_TEXTS = [...GAME_IDS, "circles", "program", "home", "lobby", "emblems"];

const PUZZLE_TEXTS = [
  "puzzles",
  "replay-page",
  "review",
  "coach",
  "home",
  "lobby",
  "table",
  "bots",
  "talk",
];

export const ROUTES: readonly Route[] = [
  {
    name: "home",
    path: /^\/$/,
    load: () => import("./pages/Home.svelte"),
    texts: [...GAME_IDS, "program", "home", "bots", "daily", "emblems"],
  },
  {
    name: "table",
    path: PATHS.table,
    load: () => import("./pages/Table.svelte"),
    texts: ["lobby", "home", "table", "bots", "emblems"],
  },
  {
    name: "screen",
    path: PATHS.screen,
    load: () => import("./pages/Screen.svelte"),
    texts: ["lobby", "home", "table", "bots", "talk", "talk-panel"],
  },
  {
    name: "settings",
    path: PATHS.settings,
    load: () => import("./pages/Preferences.svelte"),
    texts: ["settings", "emblems"],
  },
  {
    name: "replay",
    path: PATHS.replay,
    load: () => import("./pages/Replay.svelte"),
    texts: REPLAY_TEXTS,
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
    texts: [...GAME_IDS, "program", "home", "daily", "daily-board", "bots"],
  },
  {
    name: "best-game",
    path: PATHS.bestGame,
    load: () => import("./pages/Replay.svelte"),
    texts: REPLAY_TEXTS,
    accepts: hasGame,
  },
  {
    name: "puzzles",
    path: PATHS.puzzles,
    load: () => import("./pages/Puzzles.svelte"),
    texts: PUZZLE_TEXTS,
  },
  {
    name: "puzzle",
    path: PATHS.puzzle,
    load: () => import("./pages/Puzzles.svelte"),
    texts: PUZZLE_TEXTS,
  },
  {
    name: "me",
    path: PATHS.me,
    load: () => import("./pages/Me.svelte"),
    texts: [...GAME_IDS, "program", "home", "lobby", "bots", "me"],
  },
  {
    name: "shared",
    path: PATHS.shared,
    load: () => import("./pages/Me.svelte"),
    texts: [...GAME_IDS, "program", "home", "lobby", "bots", "me"],
  },
  {
    name: "circles",
    path: PATHS.circles,
    load: () => import("./pages/Circles.svelte"),
    texts: CIRCLE_TEXTS,
  },
  {
    name: "circle",
    path: PATHS.circle,
    load: () => import("./pages/Circle.svelte"),
    texts: CIRCLE_TEXTS,
  },
  {
    name: "join-circle",
    path: PATHS.joinCircle,
    load: () => import("./pages/JoinCircle.svelte"),
    texts: CIRCLE_TEXTS,
  },
  {
    name: "privacy",
    path: PATHS.privacy,
    load: () => import("./pages/Privacy.svelte"),
    texts: ["privacy"],
  },
  {
    name: "sprint",
    path: PATHS.sprint,
    load: () => import("./pages/Sprint.svelte"),
    texts: ["sprint", "home"],
    accepts: hasGame,
  },
  {
    name: "sums",
    path: PATHS.sums,
    load: () => import("./pages/Sums.svelte"),
    texts: ["sums", "home"],
    accepts: hasGame,
  },
];

export const MISSING: Route = {
  name: "missing",
  path: /^/,
  load: () => import("./pages/NotFound.svelte"),
  texts: [],
};

/** The page and parameters of a path; for an unknown path, the page that says so. */
export function placeOf(path: string): Place {
  for (const route of ROUTES) {
    const found = route.path.exec(path);
    const params = { ...found?.groups };
    if (found && (route.accepts?.(params) ?? true)) return { route, params };
  }
  return { route: MISSING, params: {} };
}
