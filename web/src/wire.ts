// Made by `python -m backtrick.wire` from the types of the messages: change those, not this.

/** What a client sends. */
export type Inbound = Hello | Do | Pong;

/** The first message: the client's name, and the version of the table that it has. */
export interface Hello {
  readonly type: "hello";
  /** A name that the client picks for itself and keeps when it reconnects. */
  readonly client: string;
  /** The client's version of the table; 0: none. If missing: 0. */
  readonly have?: number;
}

/** A command. The answer has the same number: `update`, `done` or `refused`. */
export interface Do {
  readonly type: "do";
  /**
   * Higher for each command of a client. A command without an answer is sent again with its old
   * number, and carried out only once.
   */
  readonly number: number;
  readonly command: Command;
}

/** The immediate answer to `ping`. */
export interface Pong {
  readonly type: "pong";
  readonly token: number;
}

/** What a client can want of a table. */
export type Command =
  Change | Sit | Stand | Invite | Remove | Deal | Make | TakeBack | Say | Signal | HandOver;

/** Change options and settings. Host only, between games. */
export interface Change {
  readonly do: "change";
  /** Missing options stay as they are. If missing: {}. */
  readonly options?: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  /** All settings; null: unchanged. If missing: null. */
  readonly settings?: Settings | null;
}

/** Take a free seat. */
export interface Sit {
  readonly do: "sit";
  /** null: the first free seat. If missing: null. */
  readonly seat?: number | null;
}

/** Leave your seat. During a game, a bot takes over. */
export interface Stand {
  readonly do: "stand";
}

/** Put a bot in a free seat. Host only, between games. */
export interface Invite {
  readonly do: "invite";
  /** Its id, from `GET /api/games`. */
  readonly bot: string;
  /** null: the first free seat. If missing: null. */
  readonly seat?: number | null;
}

/** Remove a bot or a person. Host only, between games. */
export interface Remove {
  readonly do: "remove";
  readonly seat: number;
}

/** Deal the first or the next game. Host only. */
export interface Deal {
  readonly do: "deal";
}

/** Make a move. */
export interface Make {
  readonly do: "move";
  /** In the game's notation. */
  readonly move: string;
  /** In a race: the number of the newest middle card that you had seen. If missing: null. */
  readonly seen?: number | null;
}

/** Take back your last card, in the same turn. */
export interface TakeBack {
  readonly do: "take-back";
}

/** Say something in your own words. */
export interface Say {
  readonly do: "say";
  readonly text: string;
  /** The language of the text: `en`, `de` or `pl`. */
  readonly language: string;
}

/** Say something with signals. */
export interface Signal {
  readonly do: "signal";
  readonly signals: readonly string[];
}

/** Let a bot stand in for a player who has been away for a while. */
export interface HandOver {
  readonly do: "hand-over";
  readonly seat: number;
  /** null: the best one. If missing: null. */
  readonly bot?: string | null;
}

/** What the server sends. */
export type Outbound = Welcome | Update | Done | Refused | Here | Ping | Bye;

/** The answer to `hello`: the current table. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: string;
  /** Your id. */
  readonly guest: string;
  /** Your seat; null: you are a spectator. */
  readonly seat: number | null;
  /** The number of events at the table so far. */
  readonly version: number;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  readonly lobby: Lobby;
  /** The game as you see it; null before the first deal. */
  readonly game: Game | null;
  /** The latest messages since the last deal. */
  readonly said: readonly Said[];
  /** The seats of people who are connected. */
  readonly here: readonly number[];
  /** The events since the version you had, if there are not too many. If missing: []. */
  readonly missed?: readonly TableEvent[];
}

/** Something happened. It is stored before anyone is told. */
export interface Update {
  readonly type: "update";
  /** The version of the table after it. */
  readonly version: number;
  /** The events. */
  readonly events: readonly TableEvent[];
  /** The new lobby, if it changed. If missing: null. */
  readonly lobby?: Lobby | null;
  /**
   * The fields of the game that changed for you. Merge them into what you have. If missing: null.
   */
  readonly game?: Partial<Game> | null;
  /**
   * The number of your command, if you caused this. There is no other answer to it. If missing:
   * null.
   */
  readonly done?: number | null;
}

/** A command was carried out, now or earlier. */
export interface Done {
  readonly type: "done";
  readonly number: number;
  readonly version: number;
}

/** A command was refused. Nothing has changed. */
export interface Refused {
  readonly type: "refused";
  /** The number of the command; 0 if it could not be read. */
  readonly number: number;
  /** The reason, as a stable code. */
  readonly code: string;
  /** More about the reason, for programmers. If missing: "". */
  readonly detail?: string;
  /** In a refused text, the start and end of the part at fault. If missing: null. */
  readonly span?: readonly [number, number] | null;
}

/** The people who are connected have changed. */
export interface Here {
  readonly type: "here";
  /** The seats of people who are connected. */
  readonly seats: readonly number[];
  /** The seats of people away for so long that a bot may stand in. If missing: []. */
  readonly gone?: readonly number[];
  /** The number of spectators. If missing: 0. */
  readonly spectators?: number;
}

/** Answer at once with `pong` and the same token. This measures your lag. */
export interface Ping {
  readonly type: "ping";
  readonly token: number;
}

/** The server is closing the connection. */
export interface Bye {
  readonly type: "bye";
  /** The reason, as a stable code. */
  readonly code: string;
  /** Milliseconds to wait before reconnecting; 0: do not reconnect. If missing: 0. */
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

/** A table was opened. The guest who opened it is the host and has the first seat. */
export interface Opened {
  readonly event: "opened";
  readonly guest: string;
  readonly name: string;
  /** The id of the game. */
  readonly game: string;
  /** As in a record, such as `players=2 starter=0`. */
  readonly options: string;
  readonly settings: Settings;
  /** The date if it is a daily deal, such as `2026-11-16`; else empty. If missing: "". */
  readonly daily?: string;
  /** Whether the first game is a guided one. If missing: false. */
  readonly lesson?: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The host changed options or settings. */
export interface Changed {
  readonly event: "changed";
  /** As in a record, such as `players=2 starter=0`. */
  readonly options: string;
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A guest sat down. */
export interface Sat {
  readonly event: "sat";
  readonly seat: number;
  readonly guest: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A guest left their seat, between games. */
export interface Stood {
  readonly event: "stood";
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The host put a bot in a seat. */
export interface Invited {
  readonly event: "invited";
  readonly seat: number;
  readonly bot: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The host removed a bot or a person. A person cannot come back. */
export interface Removed {
  readonly event: "removed";
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The host was away for a while, and another guest is the host now. */
export interface Hosted {
  readonly event: "hosted";
  readonly guest: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A game began. */
export interface Dealt {
  readonly event: "dealt";
  /** The options of this game; the starter moves on from game to game. */
  readonly options: string;
  /** The hash of seed and deck; see `record/commitment.py`. */
  readonly commitment: string;
  /**
   * In a race: milliseconds of countdown before it begins and after each halt. If missing: 3000.
   */
  readonly countdown?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A seat made a move. */
export interface Moved {
  readonly event: "moved";
  readonly seat: number;
  readonly move: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** One or more cards were laid on the same middle card. The first one stays. */
export interface Contested {
  readonly event: "contested";
  /** The number of the middle card they were laid on. */
  readonly seen: number;
  /** In the order they were laid. */
  readonly offers: readonly Offer[];
  /** The seat whose card stays; null: no card stays. If missing: null. */
  readonly winner?: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A card came back: it did not fit, or it was too late. */
export interface Tried {
  readonly event: "tried";
  readonly offer: Offer;
  /** The number of the newest middle card that the player had seen; null: the current one. */
  readonly seen: number | null;
  /** The reason, as a stable code. */
  readonly reason: string;
  /** How long after the card that stayed it was laid, in microseconds. If missing: null. */
  readonly late?: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A seat took back its last card. */
export interface TookBack {
  readonly event: "took-back";
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Something was said: a text, or signals. */
export interface Said {
  readonly event: "said";
  /** null: a spectator, before or after a game. */
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

/** A bot stands in for an absent player. */
export interface HandedOver {
  readonly event: "handed-over";
  readonly seat: number;
  readonly bot: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A player is back in their seat, and the bot leaves it. */
export interface CameBack {
  readonly event: "came-back";
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A race continues after the server was down, with a new countdown. */
export interface Resumed {
  readonly event: "resumed";
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Everything about a table except the cards. */
export interface Lobby {
  /** The id of the game. */
  readonly game: string;
  /** The options of the next game. Those of the current game are in `game`. */
  readonly options: Options;
  readonly settings: Settings;
  /** The id of the host; empty if nobody is left. */
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  /** Whether a game is in progress. */
  readonly running: boolean;
  /** The date if the first game is a daily deal, such as `2026-11-16`; else empty. */
  readonly daily: string;
  /** Whether the first game is a guided one. */
  readonly lesson: boolean;
}

/** The settings of a table, besides the options of the game. */
export interface Settings {
  /** Whether the table is in the public list. If missing: false. */
  readonly listed?: boolean;
  /** Whether players talk by signals only, without text. If missing: false. */
  readonly signals_only?: boolean;
  /** Whether spectators may watch. If missing: true. */
  readonly spectators?: boolean;
  /** Seconds until a turn is ended for the player; 0: no limit. If missing: 0. */
  readonly turn_seconds?: number;
}

/** A card laid in a race. Times are in microseconds. */
export interface Offer {
  readonly seat: number;
  readonly move: string;
  /** Since the deal. */
  readonly arrived: number;
  /** The player's round-trip time, as measured by the server. */
  readonly lag: number;
  /** How long after the first card of the contest it was laid. If missing: 0. */
  readonly late?: number;
}

/** A seat, as everyone sees it. */
export interface SeatInfo {
  /**
   * The guest in the seat. If there is also a bot, it stands in for the guest. If missing: null.
   */
  readonly guest?: string | null;
  /** If missing: "". */
  readonly name?: string;
  /** The bot that plays in the seat. If missing: null. */
  readonly bot?: string | null;
}

/** What you see of a game of `face-to-face`. */
export interface FaceToFaceGame {
  readonly options: FaceToFaceOptions;
  readonly seat: number | null;
  /** The seat's own cards. */
  readonly hand: readonly string[];
  /** How many cards each seat holds. */
  readonly hand_sizes: readonly number[];
  /** How many cards each seat has to draw. */
  readonly pile_sizes: readonly number[];
  /** By seat and row; at first the row cards. */
  readonly tops: readonly (readonly [string, string])[];
  /** Whose cards these are: the opponent's where one was laid as a help. */
  readonly owners: readonly (readonly [number, number])[];
  /** How many cards lie there, the row card aside. */
  readonly row_sizes: readonly (readonly [number, number])[];
  readonly turn: number;
  readonly laid_this_turn: number;
  readonly helped: boolean;
  /** How many cards the seat on turn draws if it ends its turn now; 0 after the game. */
  readonly cards_to_draw: number;
  /** The numbers at which an ascending and a descending row begin. */
  readonly row_cards: readonly [number, number];
  readonly outcome: Outcome | null;
  /** All cards laid: only after the game. */
  readonly rows: readonly (readonly [readonly string[], readonly string[]])[] | null;
  /** Both players' cards: only after the game. */
  readonly hands_revealed: readonly (readonly string[])[] | null;
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
  /** When the turn ends, in milliseconds since 1970; null: never. */
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
  readonly hand_sizes: readonly number[];
  readonly pile_size: number;
  /** By row; null where only the row card lies. */
  readonly tops: readonly [string | null, string | null];
  /** How many cards lie in each row. */
  readonly row_sizes: readonly [number, number];
  /** All numbers on cards, lowest first. */
  readonly card_numbers: readonly number[];
  /** By row, the numbers that fit whatever their colour. */
  readonly fitting_numbers: readonly [readonly number[], readonly number[]];
  /** All cards laid, only with `open_rows` or after the game. */
  readonly rows: readonly [readonly string[], readonly string[]] | null;
  /** Who should start, as each seat has said. */
  readonly votes: readonly (number | null)[];
  readonly turn: number | null;
  readonly laid_this_turn: number;
  readonly outcome: Outcome | null;
  /** Everyone's cards, only after the game. */
  readonly hands_revealed: readonly (readonly string[])[] | null;
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
  /** When the turn ends, in milliseconds since 1970; null: never. */
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
  readonly middle_size: number;
  /** The seat's own cards. */
  readonly hand: readonly string[];
  /** How many cards each seat holds. */
  readonly hand_sizes: readonly number[];
  /** How many cards each seat's stack has. */
  readonly stack_sizes: readonly number[];
  /** By seat, the top card of a child's own row. */
  readonly row_tops: readonly (string | null)[];
  /** The number of the middle's top card; a move gives it back as `seen`. */
  readonly turned: number;
  /** The values that fit in the middle; all of them for the seat's last card. */
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
  /** Everyone's hand, only after the game. */
  readonly hands_revealed: readonly (readonly string[])[] | null;
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
  /** When the turn ends, in milliseconds since 1970; null: never. */
  readonly deadline: number | null;
  /** Your legal moves; in a race always empty, since to find them is the game. */
  readonly legal: readonly string[];
  /** Whether you may take back the card that you laid last. */
  readonly can_take_back: boolean;
  /** The seed in decimal, after the end of the game; null before. */
  readonly seed: string | null;
}

/** The options of `face-to-face`. */
export interface FaceToFaceOptions {
  readonly players: number;
  readonly starter: "random" | number;
}

/** The options of `quick-easy`. */
export interface QuickEasyOptions {
  readonly players: number;
  readonly variant: "normal" | "pro";
  readonly starter: "agree" | "random" | number;
  readonly open_rows: boolean;
}

/** The options of `seven-ate-nine`. One player plays solo, against the clock. */
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
