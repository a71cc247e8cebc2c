// Commands whose refusal becomes a notice.
import { texts } from "../texts/texts.svelte";
import type { Command } from "../wire";
import { notify } from "./notices.svelte";
import type { Table } from "./table.svelte";

/** Send a command; returns whether it was carried out. */
export async function doOrNotify(table: Pick<Table, "do">, command: Command): Promise<boolean> {
  const answer = await table.do(command);
  if (!answer.done) notify(await texts.explain(answer.code), "bad");
  return answer.done;
}
