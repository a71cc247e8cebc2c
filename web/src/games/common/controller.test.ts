import { expect, it } from "vitest";
import { FakeServer } from "../../net/fake";
import { notices } from "../../state/notices.svelte";
import { Table } from "../../state/table.svelte";
import { texts } from "../../texts/texts.svelte";
import { Controller } from "./controller.svelte";

function open() {
  const server = new FakeServer();
  const table = new Table("table", server.means);
  table.open();
  server.welcome();
  return { server, table, controller: new Controller(table) };
}

it("a move is pending until it is answered, and a refusal is announced", async () => {
  await texts.need("web", "table");
  const { server, controller } = open();
  const made = controller.make("end");
  expect([controller.isPending("end"), controller.isPending("r7^")]).toEqual([true, false]);
  server.tell({ type: "refused", number: 1, code: "move/too-few-laid" });
  await made;
  expect(controller.isPending("end")).toBe(false);
  expect(notices.shown.map(({ kind }) => kind)).toEqual(["bad"]);
});

it("a wrong move that a lesson asks for is refused without a notice", async () => {
  const { server, table, controller } = open();
  const before = notices.shown;
  table.pointed = ["r7^"];
  const made = controller.make("r7^");
  server.tell({ type: "refused", number: 1, code: "move/does-not-fit" });
  await made;
  expect(notices.shown).toBe(before);
});

it("the notice about a refusal goes away with the next move that works", async () => {
  await texts.need("web", "table");
  const { server, controller } = open();
  const refused = controller.make("end");
  server.tell({ type: "refused", number: 1, code: "move/too-few-laid" });
  await refused;
  const [notice] = notices.shown.slice(-1);
  expect(notice?.kind).toBe("bad");
  const made = controller.make("r7^");
  server.tell({ type: "done", number: 2, version: 6 });
  await made;
  expect(notices.shown).not.toContain(notice);
});
