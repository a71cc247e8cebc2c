// Moves that are made at a table where one plays after the other.
import { does } from "../../state/doing";
import type { Shown } from "./shown";

/** Make a move. What is refused is said in a note, unless a lesson wants it tried: it says why itself. */
export async function make(table: Shown, move: string): Promise<void> {
  if (table.pointed?.includes(move)) await table.do({ do: "move", move });
  else await does(table, { do: "move", move });
}

/** Whether a move was made that the server has not answered yet. */
export const isOnItsWay = ({ pending }: Pick<Shown, "pending">, move: string): boolean =>
  pending.some(({ command }) => command.do === "move" && command.move === move);
