// What a screen in the room shows of a game: where cards lie, and how many are left. No hands.
import type { Ink } from "../../look/inks";

/** A place where cards lie. */
export interface ScreenPlace {
  /** Its name, as it is read out. */
  readonly name: string;
  readonly way?: "up" | "down";
  /** The top card; null: none lies there yet. */
  readonly card: {
    readonly value?: string;
    readonly ink?: Ink | undefined;
    readonly note?: string;
  } | null;
  /** A few words below. */
  readonly note?: string;
}

export interface ScreenPicture {
  /** The places, for all together or by side; a side may be a seat's. */
  readonly sides: readonly { readonly seat?: number; readonly places: readonly ScreenPlace[] }[];
  /** What concerns all, such as the cards left to draw. */
  readonly facts: readonly string[];
  /** By seat, what it has left. */
  readonly seats: readonly (readonly string[])[];
  /** What is going on if no single seat is on turn. */
  readonly status?: string;
}
