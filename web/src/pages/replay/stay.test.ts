import { expect, it } from "vitest";
import { FakeServer } from "../../net/fake";
import { announcer, Region } from "../../state/announcer.svelte";
import { Table } from "../../state/table.svelte";
import { t, texts } from "../../texts/texts.svelte";
import { stayAt } from "./stay";

it("a reader of a game is at its table until they leave, and hears of the next one", async () => {
  await texts.need("replay-page");
  const page = new Region();
  const close = announcer.open(page);
  const server = new FakeServer();
  const leave = stayAt(new Table("table", server.means));
  server.welcome();
  expect(server.socket.isClosed).toBe(false);
  const dealt = { event: "dealt", options: "", commitment: "", at: 0 } as const;
  server.tell({ type: "update", version: 6, events: [dealt] });
  expect(page.polite.map(({ text }) => text)).toEqual([t("replay-page.dealt")]);
  leave();
  close();
  expect(server.socket.isClosed).toBe(true);
});
