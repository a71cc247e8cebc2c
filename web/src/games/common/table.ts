// What a board gets: a live table, or one moment of a replay.
import type { Table } from "../../state/table.svelte";
import type { TableEvent } from "../../wire";

/**
 * The part of a table that boards use. In a replay the same fields are those of one moment of a
 * finished game: `legal` is empty, `do` refuses everything, and `listen` tells what a step does.
 */
export type BoardTable = Pick<
  Table,
  | "id"
  | "lobby"
  | "players"
  | "game"
  | "expected"
  | "seat"
  | "said"
  | "here"
  | "gone"
  | "pending"
  | "isReplay"
  | "do"
  | "listen"
  | "now"
> &
  // A replay points at nothing, and nobody speaks there.
  Partial<Pick<Table, "pointed" | "compose">> & {
    /** In a replay, all events so far: `listen` does not report those that a jump skips. */
    readonly past?: readonly TableEvent[];
    /** Whether a turn is only tried: nobody else is there to talk to. */
    readonly isTrial?: boolean;
  };
