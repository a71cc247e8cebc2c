// A command, where there is no better place for why it is refused than a note.
import { texts } from "../texts/texts.svelte";
import type { Command } from "../wire";
import { notify } from "./notices.svelte";
import type { Table } from "./table.svelte";

/** Give a command; whether it was carried out. */
export async function does(table: Pick<Table, "do">, command: Command): Promise<boolean> {
  const answer = await table.do(command);
  if (!answer.done) notify(await texts.explain(answer.code), "bad");
  return answer.done;
}
