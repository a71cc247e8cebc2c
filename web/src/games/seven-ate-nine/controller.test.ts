import { describe, expect, it, vi } from "vitest";
import type { Preview } from "../../games";
import { FakeServer, WELCOME } from "../../net/fake";
import { Table } from "../../state/table.svelte";
import { texts } from "../../texts/texts.svelte";
import type { SevenAteNineSight, Update } from "../../wire";
import { SevenAteNineController } from "./controller.svelte";
import { actionOf } from "./keys";
import { preview } from "./preview";

const GAME = {
  seat: 0,
  middle: "b5",
  hand: ["r3", "g7", "g9"],
  hand_sizes: [3, 2],
  stack_sizes: [5, 5],
  row_tops: [null, null],
  has_row: false,
  turned: 4,
  opens: 0,
  outcome: null,
} as unknown as SevenAteNineSight;

function open() {
  const server = new FakeServer();
  const table = new Table("table", server.means);
  table.preview = preview as Preview;
  table.open();
  server.welcome({ ...WELCOME, game: GAME });
  const controller = new SevenAteNineController(table);
  controller.follow();
  const sent = () => server.received.flatMap((each) => (each.type === "do" ? [each] : []));
  return { server, table, controller, sent };
}

/** The answer to the first command: seat 0 or 1 has laid a card. */
const laid = (winner: number, game: Partial<SevenAteNineSight>): Update => ({
  type: "update",
  version: 6,
  events: [{ event: "contested", seen: 4, offers: [], winner, at: 0 }],
  game,
  done: 1,
});

const settled = () => new Promise((done) => setTimeout(done));

describe("my cards in a race", () => {
  it("leave my hand at once, while the middle stays as the server sent it", () => {
    const { controller, sent } = open();
    expect(controller.layValue("7", "middle")).toBe(true);
    expect(controller.hand).toEqual(["r3", "g9"]);
    expect(controller.leaving.map(({ card }) => card)).toEqual(["g7"]);
    expect(controller.game.middle).toBe("b5");
    expect(sent()).toMatchObject([{ command: { do: "move", move: "g7", seen: 4 } }]);
  });

  it("are not laid if I hold none of that value", () => {
    const { controller, sent } = open();
    expect(controller.layValue("8", "middle")).toBe(false);
    expect(sent()).toEqual([]);
  });

  it("come back if they are refused", async () => {
    await texts.need("table");
    const { controller, server } = open();
    controller.lay("r3", "middle");
    server.tell({ type: "refused", number: 1, code: "move/barred" });
    await settled();
    expect(controller.hand).toEqual(GAME.hand);
    expect([controller.originOf("r3"), controller.originOf("g7")]).toEqual(["middle", "stack"]);
    await vi.waitFor(() => expect(controller.notes.note?.kind).toBe("bad"), 120_000);
  });

  it("wait for the card before, and are laid on it if it stays", async () => {
    const { controller, server, sent } = open();
    controller.lay("g7", "middle");
    controller.lay("g9", "middle");
    expect(controller.hand).toEqual(["r3"]);
    expect(sent()).toHaveLength(1);
    server.tell(laid(0, { hand: ["r3", "g9"], middle: "g7", turned: 5 }));
    await settled();
    expect(sent()[1]).toMatchObject({ command: { move: "g9", seen: 5 } });
    expect(controller.hand).toEqual(["r3"]);
  });

  it("come back with the card before, if that was too late", async () => {
    const { controller, server, sent } = open();
    controller.lay("g7", "middle");
    controller.lay("g9", "middle");
    server.tell(laid(1, { middle: "b3", turned: 5 }));
    await settled();
    expect(sent()).toHaveLength(1);
    expect(controller.hand).toEqual(GAME.hand);
  });

  it("are drawn from the stack before anybody knows them", () => {
    const { controller } = open();
    controller.draw();
    controller.draw();
    expect([controller.drawing, controller.game.stack_sizes, controller.hand]).toEqual([
      2,
      [3, 5],
      GAME.hand,
    ]);
  });
});

describe("keys", () => {
  it("include one for each value, 0 for ten", () => {
    const actions = ["Digit1", "Digit0", "Numpad9", "KeyA"].map((code) => {
      const press = new KeyboardEvent("keydown", { code });
      document.body.dispatchEvent(press);
      return actionOf(press);
    });
    const lay = (value: string) => ({ do: "lay", value, isElsewhere: false });
    expect(actions).toEqual([lay("1"), lay("10"), lay("9"), null]);
  });
});
