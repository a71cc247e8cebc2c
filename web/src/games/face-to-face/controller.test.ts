import { expect, it } from "vitest";
import { FakeServer, LOBBY } from "../../net/fake";
import { Table } from "../../state/table.svelte";
import { t, texts } from "../../texts/texts.svelte";
import { FaceToFaceController } from "./controller.svelte";

it("a player called You is not told so again, as in puzzles", async () => {
  await texts.need("face-to-face-table", "puzzles");
  const server = new FakeServer();
  const table = new Table("table", server.means);
  table.open();
  const named = (name: string) => ({
    ...LOBBY,
    seats: [
      { name, guest: "me" },
      { name: "Ben", guest: "ben" },
    ],
  });
  server.welcome({ lobby: named("Ada") });
  const controller = new FaceToFaceController(table);
  expect([0, 1].map((seat) => controller.isSaidToBeMine(seat))).toEqual([true, false]);
  server.tell({ type: "update", version: 6, events: [], lobby: named(t("puzzles.you")) });
  expect(controller.isSaidToBeMine(0)).toBe(false);
});
