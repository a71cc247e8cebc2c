// Staying at a table while looking at its games.
import { announce } from "../../state/announcer.svelte";
import type { Table } from "../../state/table.svelte";
import { t } from "../../texts/texts.svelte";

/** Be at a table, and hear when the next game begins; what is seen of it is on the page, where it
 * covers nothing. Returns a function that leaves the table. */
export function stayAt(table: Table): () => void {
  const stop = table.listen((event, { isNews }) => {
    if (event.event === "dealt" && isNews) announce(t("replay-page.dealt"));
  });
  table.open();
  return () => {
    stop();
    table.leave();
  };
}
