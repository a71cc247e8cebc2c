// Made by `python -m backtrick.wire` from the types of the messages: change those, not this.

/** What a client sends. */
export type Inbound = Hello | Do | Pong;

/** The first message: who speaks, and which version of the table the client has. */
export interface Hello {
  readonly type: "hello";
  /** A name that the client has made up for itself, and keeps when it connects again. */
  readonly client: string;
  /** The version that it has; 0: none. If missing: 0. */
  readonly have?: number;
}

/** A command. It is answered with its number: by an `update` or a `done`, or by `refused`. */
export interface Do {
  readonly type: "do";
  /**
   * Each command of a client has a higher one than those before. A command whose answer did not
   * come is sent again with its old number, and is carried out once.
   */
  readonly number: number;
  readonly command: Command;
}

/** The answer to `ping`, at once. */
export interface Pong {
  readonly type: "pong";
  readonly token: number;
}

/** What a client can want of a table. */
export type Command =
  Change | Sit | Stand | Invite | Remove | Deal | Make | TakeBack | Say | Signal | HandOver;

/** Change options and settings. Host, between games. */
export interface Change {
  readonly do: "change";
  /** What is not named stays. If missing: {}. */
  readonly options?: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** All of them; null: as they are. If missing: null. */
  readonly settings?: Settings | null;
}

/** Take a free seat. */
export interface Sit {
  readonly do: "sit";
  /** null: the first that is free. If missing: null. */
  readonly seat?: number | null;
}

/** Leave one's seat. While a game runs, a bot takes over. */
export interface Stand {
  readonly do: "stand";
}

/** Put a bot into a free seat. Host, between games. */
export interface Invite {
  readonly do: "invite";
  /** As `GET /api/games` names it. */
  readonly bot: string;
  /** null: the first that is free. If missing: null. */
  readonly seat?: number | null;
}

/** Send a bot or a person away. Host, between games. */
export interface Remove {
  readonly do: "remove";
  readonly seat: number;
}

/** Begin a game: the first one, or another with the same people. Host. */
export interface Deal {
  readonly do: "deal";
}

/** Make a move. */
export interface Make {
  readonly do: "move";
  /** In the game's notation. */
  readonly move: string;
  /** In a race: the number of the newest middle card that was seen. If missing: null. */
  readonly seen?: number | null;
}

/** Take back the card that one laid last, in the same turn. */
export interface TakeBack {
  readonly do: "take-back";
}

/** Say something in one's own words. */
export interface Say {
  readonly do: "say";
  readonly text: string;
  /** In which it is written: `en`, `de` or `pl`. */
  readonly language: string;
}

/** Say something by signals. */
export interface Signal {
  readonly do: "signal";
  readonly signals: readonly string[];
}

/** Let a bot stand in for somebody who has been gone for a while. */
export interface HandOver {
  readonly do: "hand-over";
  readonly seat: number;
  /** null: the best there is. If missing: null. */
  readonly bot?: string | null;
}

/** What the server sends. */
export type Outbound = Welcome | Update | Done | Refused | Here | Ping | Bye;

/** The answer to `hello`: the table as it is now. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: string;
  /** Who you are. */
  readonly guest: string;
  /** Where you sit; null: you look on. */
  readonly seat: number | null;
  /** How many events the table has had. */
  readonly version: number;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  readonly lobby: Lobby;
  /** What you see of the game; null before the first. */
  readonly game: Game | null;
  /** The newest of what was said, since the last deal. */
  readonly said: readonly Said[];
  /** Seats whose people are connected. */
  readonly here: readonly number[];
  /**
   * What has happened since the version that you had, if that is not too long ago. If missing: [].
   */
  readonly missed?: readonly TableEvent[];
}

/** Something has happened. It is stored for good before anybody is told. */
export interface Update {
  readonly type: "update";
  /** Of the table, after it. */
  readonly version: number;
  /** What happened. */
  readonly events: readonly TableEvent[];
  /** If that has changed. If missing: null. */
  readonly lobby?: Lobby | null;
  /**
   * What has changed of what you see of the game, by name: take over what is here. If missing:
   * null.
   */
  readonly game?: Partial<Game> | null;
  /**
   * The number of your command, if it was you: then there is no other answer to it. If missing:
   * null.
   */
  readonly done?: number | null;
}

/** A command was carried out, or had been already. */
export interface Done {
  readonly type: "done";
  readonly number: number;
  readonly version: number;
}

/** A command was not carried out, and nothing has changed. */
export interface Refused {
  readonly type: "refused";
  /** 0: the message had none that could be read. */
  readonly number: number;
  /** Why: a stable code. */
  readonly code: string;
  /** What was wrong, for programmers. If missing: "". */
  readonly detail?: string;
  /** In a refused text, the letters in question. If missing: null. */
  readonly span?: readonly [number, number] | null;
}

/** Who is connected has changed. */
export interface Here {
  readonly type: "here";
  /** Seats whose people are connected. */
  readonly seats: readonly number[];
  /** Seats whose people have been away so long that a bot may stand in. If missing: []. */
  readonly gone?: readonly number[];
  /** How many look on. If missing: 0. */
  readonly spectators?: number;
}

/** To be answered at once with `pong` and the same token: that is how lag is measured. */
export interface Ping {
  readonly type: "ping";
  readonly token: number;
}

/** The server closes the connection. */
export interface Bye {
  readonly type: "bye";
  /** Why: a stable code. */
  readonly code: string;
  /** After how many milliseconds to connect again; 0: not at all. If missing: 0. */
  readonly again?: number;
}

/** What happens at a table, as everybody may see it. */
export type TableEvent =
  | Opened
  | Changed
  | Sat
  | Stood
  | Invited
  | Removed
  | Hosted
  | Dealt
  | Moved
  | Contested
  | Tried
  | TookBack
  | Said
  | HandedOver
  | CameBack
  | Resumed;

/** A table was opened; whoever did it is the host and sits in the first seat. */
export interface Opened {
  readonly event: "opened";
  readonly guest: string;
  readonly name: string;
  /** Its id. */
  readonly game: string;
  /** As in a record, e.g. `players=2 starter=0`. */
  readonly options: string;
  readonly settings: Settings;
  /** The day whose daily deal it is, e.g. `2026-11-16`; empty: of none. If missing: "". */
  readonly daily?: string;
  /** Whether the first game is a guided one. If missing: false. */
  readonly lesson?: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The host has changed options or settings. */
export interface Changed {
  readonly event: "changed";
  /** As in a record, e.g. `players=2 starter=0`. */
  readonly options: string;
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Somebody sat down. */
export interface Sat {
  readonly event: "sat";
  readonly seat: number;
  readonly guest: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Somebody has left their seat, between games. */
export interface Stood {
  readonly event: "stood";
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The host has put a bot into a seat. */
export interface Invited {
  readonly event: "invited";
  readonly seat: number;
  readonly bot: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The host has sent somebody away, a person for good. */
export interface Removed {
  readonly event: "removed";
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Somebody else decides now, since the host has been gone for a while. */
export interface Hosted {
  readonly event: "hosted";
  readonly guest: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A game has begun. */
export interface Dealt {
  readonly event: "dealt";
  /** With the start moved on, if it is not the first. */
  readonly options: string;
  /** The hash of seed and deck: see `record/commitment.py`. */
  readonly commitment: string;
  /** In a race: how long all wait before they begin, here and after each halt. If missing: 3000. */
  readonly countdown?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A seat has made a move. */
export interface Moved {
  readonly event: "moved";
  readonly seat: number;
  readonly move: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** One or several cards were laid for the same card in the middle; the first one stays. */
export interface Contested {
  readonly event: "contested";
  /** The number of the middle card for which they were laid. */
  readonly seen: number;
  /** In the order in which they were laid. */
  readonly offers: readonly Offer[];
  /**
   * Whose card stays, by the offers and the rules; null: of none, since all came to nothing. If
   * missing: null.
   */
  readonly winner?: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A card was laid in vain: it did not fit, or it was too late. */
export interface Tried {
  readonly event: "tried";
  readonly offer: Offer;
  /** The number of the newest middle card that was seen; null: all of them. */
  readonly seen: number | null;
  /** The code of why. */
  readonly reason: string;
  /**
   * How much later it was laid than the card that lies there, in microseconds. If missing: null.
   */
  readonly late?: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A seat has taken back the card that it laid last. */
export interface TookBack {
  readonly event: "took-back";
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Something was said: a text, or signals. */
export interface Said {
  readonly event: "said";
  /** null: by a spectator, before or after a game. */
  readonly seat: number | null;
  readonly name: string;
  /** If missing: "". */
  readonly language?: string;
  /** If missing: "". */
  readonly text?: string;
  /** If missing: []. */
  readonly signals?: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A bot stands in for somebody who is gone. */
export interface HandedOver {
  readonly event: "handed-over";
  readonly seat: number;
  readonly bot: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Somebody for whom a bot stood in is back. */
export interface CameBack {
  readonly event: "came-back";
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A race goes on after the server was away; all count down again. */
export interface Resumed {
  readonly event: "resumed";
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** All of a table but the cards. */
export interface Lobby {
  /** Its id. */
  readonly game: string;
  /** Those of the next game; those of the one that is played are in what you see of it. */
  readonly options: Options;
  readonly settings: Settings;
  /** The guest who decides; empty if nobody is left. */
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  /** Whether a game is being played. */
  readonly running: boolean;
  /** The day whose daily deal is the first game here, e.g. `2026-11-16`; empty: of none. */
  readonly daily: string;
  /** Whether the first game here is a guided one. */
  readonly lesson: boolean;
}

/** What a host chooses besides the options of the game. */
export interface Settings {
  /** Whether strangers find the table. If missing: false. */
  readonly listed?: boolean;
  /** Whether only signals can be said, no text: for children. If missing: false. */
  readonly signals_only?: boolean;
  /** Whether others may look on. If missing: true. */
  readonly spectators?: boolean;
  /** After how many seconds a turn is ended for whoever sleeps over it; 0: never. If missing: 0. */
  readonly turn_seconds?: number;
}

/** A card on its way to the middle; times in microseconds. */
export interface Offer {
  readonly seat: number;
  readonly move: string;
  /** Since the deal. */
  readonly arrived: number;
  /** As the server has measured it: the round trip to the player and back. */
  readonly lag: number;
  /**
   * How much later it was laid than the first card that was laid for the same one. If missing: 0.
   */
  readonly late?: number;
}

/** A seat, as everybody sees it. */
export interface SeatInfo {
  /** Who sits there; with a bot too, the bot stands in. If missing: null. */
  readonly guest?: string | null;
  /** If missing: "". */
  readonly name?: string;
  /** The bot that plays there. If missing: null. */
  readonly bot?: string | null;
}

/** What you see of a game of `face-to-face`. */
export interface FaceToFaceGame {
  readonly options: FaceToFaceOptions;
  readonly seat: number | null;
  /** The seat's own cards. */
  readonly hand: readonly string[];
  /** How many cards each seat holds. */
  readonly hands: readonly number[];
  /** How many cards each seat has to draw. */
  readonly piles: readonly number[];
  /** By seat and row; at first the row cards. */
  readonly tops: readonly (readonly [string, string])[];
  /** Whose cards these are: the opponent's where one was laid as a help. */
  readonly owners: readonly (readonly [number, number])[];
  /** How many cards lie there, the row card aside. */
  readonly laid: readonly (readonly [number, number])[];
  readonly turn: number;
  readonly laid_this_turn: number;
  readonly helped: boolean;
  /** How many cards the seat on turn draws if it ends its turn now; 0 after the game. */
  readonly draws: number;
  /** The numbers at which an ascending and a descending row begin. */
  readonly row_cards: readonly [number, number];
  readonly outcome: Outcome | null;
  /** All cards laid: only after the game. */
  readonly rows: readonly (readonly [readonly string[], readonly string[]])[] | null;
  /** Both players' cards: only after the game. */
  readonly shown: readonly (readonly string[])[] | null;
  /** The number of the game at its table; the first is 1. */
  readonly number: number;
  /** The hash of seed and deck, published at the deal. */
  readonly commitment: string;
  /** From when on all may move, in milliseconds since 1970: in a race, the end of a countdown. */
  readonly opens: number;
  /** When it began, in milliseconds since 1970: in a race, the end of the first countdown. */
  readonly began: number;
  /** When a move was last made, in milliseconds since 1970. */
  readonly changed: number;
  /** Until when the seat on turn has time, in milliseconds since 1970; null: for ever. */
  readonly deadline: number | null;
  /** Your legal moves; in a race always empty, since to find them is the game. */
  readonly legal: readonly string[];
  /** Whether you may take back the card that you laid last. */
  readonly can_take_back: boolean;
  /** The seed in decimal, after the end of the game; null before. */
  readonly seed: string | null;
}

/** What you see of a game of `quick-easy`. */
export interface QuickEasyGame {
  readonly options: QuickEasyOptions;
  readonly seat: number | null;
  /** The seat's own cards. */
  readonly hand: readonly string[];
  /** How many cards each seat holds. */
  readonly hands: readonly number[];
  readonly pile: number;
  /** By row; null where only the row card lies. */
  readonly tops: readonly [string | null, string | null];
  /** How many cards lie in each row. */
  readonly laid: readonly [number, number];
  /** All that there are on cards, the lowest first. */
  readonly numbers: readonly number[];
  /** By row, the numbers that fit whatever their colour. */
  readonly room: readonly [readonly number[], readonly number[]];
  /** All cards laid: only with `open_rows`, or after the game. */
  readonly rows: readonly [readonly string[], readonly string[]] | null;
  readonly words: readonly (number | null)[];
  readonly turn: number | null;
  readonly laid_this_turn: number;
  readonly outcome: Outcome | null;
  /** Everybody's cards: only after the game. */
  readonly shown: readonly (readonly string[])[] | null;
  /** The number of the game at its table; the first is 1. */
  readonly number: number;
  /** The hash of seed and deck, published at the deal. */
  readonly commitment: string;
  /** From when on all may move, in milliseconds since 1970: in a race, the end of a countdown. */
  readonly opens: number;
  /** When it began, in milliseconds since 1970: in a race, the end of the first countdown. */
  readonly began: number;
  /** When a move was last made, in milliseconds since 1970. */
  readonly changed: number;
  /** Until when the seat on turn has time, in milliseconds since 1970; null: for ever. */
  readonly deadline: number | null;
  /** Your legal moves; in a race always empty, since to find them is the game. */
  readonly legal: readonly string[];
  /** Whether you may take back the card that you laid last. */
  readonly can_take_back: boolean;
  /** The seed in decimal, after the end of the game; null before. */
  readonly seed: string | null;
}

/** What you see of a game of `seven-ate-nine`. */
export interface SevenAteNineGame {
  readonly options: SevenAteNineOptions;
  readonly seat: number | null;
  /** The top card of the middle. */
  readonly middle: string;
  /** How many cards lie in the middle. */
  readonly laid: number;
  /** The seat's own cards. */
  readonly hand: readonly string[];
  /** How many cards each seat holds. */
  readonly hands: readonly number[];
  /** How many cards each seat's stack has. */
  readonly stacks: readonly number[];
  /** By seat, the top card of a child's own row. */
  readonly rows: readonly (string | null)[];
  /** The number of the middle's top card, which a move names as seen. */
  readonly turned: number;
  /** The values that fit in the middle; any, if it would be the seat's last card. */
  readonly results: readonly number[];
  /** The values that fit on the seat's own row; empty if it has none. */
  readonly row_results: readonly number[];
  /** Whether the seat has a row of its own. */
  readonly has_row: boolean;
  readonly halts: number;
  readonly rounds: number;
  readonly tokens: readonly number[];
  /** By seat, the time until which it may not lay. */
  readonly barred: readonly number[];
  readonly clock: number;
  readonly outcome: Outcome | null;
  /** Everybody's hand: only after the game. */
  readonly shown: readonly (readonly string[])[] | null;
  /** The number of the game at its table; the first is 1. */
  readonly number: number;
  /** The hash of seed and deck, published at the deal. */
  readonly commitment: string;
  /** From when on all may move, in milliseconds since 1970: in a race, the end of a countdown. */
  readonly opens: number;
  /** When it began, in milliseconds since 1970: in a race, the end of the first countdown. */
  readonly began: number;
  /** When a move was last made, in milliseconds since 1970. */
  readonly changed: number;
  /** Until when the seat on turn has time, in milliseconds since 1970; null: for ever. */
  readonly deadline: number | null;
  /** Your legal moves; in a race always empty, since to find them is the game. */
  readonly legal: readonly string[];
  /** Whether you may take back the card that you laid last. */
  readonly can_take_back: boolean;
  /** The seed in decimal, after the end of the game; null before. */
  readonly seed: string | null;
}

/** The choices of a table of `face-to-face`. */
export interface FaceToFaceOptions {
  readonly players: number;
  readonly starter: "random" | number;
}

/** The choices of a table of `quick-easy`. */
export interface QuickEasyOptions {
  readonly players: number;
  readonly variant: "normal" | "pro";
  readonly starter: "agree" | "random" | number;
  readonly open_rows: boolean;
}

/** The choices of a table of `seven-ate-nine`. One player plays solo, against the clock. */
export interface SevenAteNineOptions {
  readonly players: number;
  readonly no_wrap: boolean;
  readonly own_pace: boolean;
  readonly handicap: number;
  readonly children: readonly number[];
  readonly match: boolean;
  readonly miss_penalty: number;
}

/** The result of a finished game. */
export interface Outcome {
  readonly ending: "all-laid" | "nothing-fits" | "cannot-lay-two" | "last-card" | "stuck";
  /** Empty if nobody won; every seat if the team did. */
  readonly winners: readonly number[];
  /** Cards not laid: in hands, piles and stacks. */
  readonly cards_left: number;
}

/** What belongs to a game, by its id. */
export interface Games {
  readonly "face-to-face": { game: FaceToFaceGame; options: FaceToFaceOptions };
  readonly "quick-easy": { game: QuickEasyGame; options: QuickEasyOptions };
  readonly "seven-ate-nine": { game: SevenAteNineGame; options: SevenAteNineOptions };
}

/** What you see of a game. */
export type Game = FaceToFaceGame | QuickEasyGame | SevenAteNineGame;

/** The options of a game. */
export type Options = FaceToFaceOptions | QuickEasyOptions | SevenAteNineOptions;

/** Why something is refused. */
export type Code =
  | "move/game-over"
  | "move/not-your-turn"
  | "move/start-not-agreed"
  | "move/already-started"
  | "move/same-word"
  | "move/no-such-seat"
  | "move/card-not-held"
  | "move/does-not-fit"
  | "move/enough-laid"
  | "move/too-few-laid"
  | "move/does-not-help"
  | "move/helped-already"
  | "move/leaves-no-second"
  | "move/stack-empty"
  | "move/no-own-row"
  | "move/last-card-goes-to-the-middle"
  | "move/barred"
  | "move/too-late"
  | "table/not-host"
  | "table/not-seated"
  | "table/seated-already"
  | "table/seat-taken"
  | "table/full"
  | "table/no-such-seat"
  | "table/seat-empty"
  | "table/seats-free"
  | "table/too-many-seated"
  | "table/no-such-bot"
  | "table/nobody-there"
  | "table/bad-options"
  | "table/bad-move"
  | "table/game-runs"
  | "table/no-game"
  | "table/still-here"
  | "table/sent-away"
  | "table/countdown"
  | "table/nothing-to-take-back"
  | "table/signals-only"
  | "table/no-such-signal"
  | "table/no-such-language"
  | "table/offered-already"
  | "table/spectators-are-silent"
  | "table/no-spectators"
  | "table/too-much"
  | "table/yours-alone"
  | "talk/too-long"
  | "talk/number-said"
  | "talk/number-implied"
  | "talk/not-in-pro"
  | "wire/bad-message"
  | "wire/hello-first"
  | "wire/too-fast"
  | "wire/too-slow"
  | "wire/too-many-mistakes"
  | "wire/too-many-connections"
  | "wire/closed"
  | "command/out-of-order"
  | "table/unknown"
  | "guest/unknown"
  | "guest/bad-name"
  | "guest/no-such-code"
  | "game/unknown"
  | "origin/foreign"
  | "request/not-json"
  | "request/bad-body"
  | "request/bad-query"
  | "request/too-long"
  | "request/incomplete"
  | "request/unknown-path"
  | "request/bad-method"
  | "server/full"
  | "server/restarts"
  | "server/failed"
  | "store/unavailable"
  | "store/closed"
  | "store/conflict"
  | "store/damaged"
  | "store/failed"
  | "store/foreign"
  | "store/full"
  | "store/locked"
  | "store/newer"
  | "store/read-only"
  | "store/unreachable"
  | "limit/requests"
  | "limit/guests"
  | "limit/tables"
  | "limit/tries"
  | "limit/codes";
