import { describe, expect, it } from "vitest";
import type { Preview } from "../../games";
import { FakeServer, WELCOME } from "../../net/fake";
import { Table } from "../../state/table.svelte";
import type { SevenAteNineGame, Update } from "../../wire";
import { valueOf } from "./faces";
import { preview } from "./preview";
import { Race } from "./race.svelte";

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
} as unknown as SevenAteNineGame;

function open() {
  const server = new FakeServer();
  const table = new Table("table", server.means);
  const refusals: string[] = [];
  const race = new Race(table, (code) => refusals.push(code));
  table.preview = preview as Preview;
  table.listen((event) => race.heard(event));
  table.open();
  server.welcome({ ...WELCOME, game: GAME });
  const sent = () => server.received.flatMap((each) => (each.type === "do" ? [each] : []));
  return { server, table, race, refusals, sent };
}

/** The answer to the first command: seat 0 or 1 has laid a card. */
const laid = (winner: number, game: Partial<SevenAteNineGame>): Update => ({
  type: "update",
  version: 6,
  events: [{ event: "contested", seen: 4, offers: [], winner, at: 0 }],
  game,
  done: 1,
});

const settled = () => new Promise((done) => setTimeout(done));

describe("my cards in a race", () => {
  it("leave my hand at once, and the middle stays as the server has told it", () => {
    const { race, sent } = open();
    expect(race.say("7", "middle")).toBe(true);
    expect(race.hand).toEqual(["r3", "g9"]);
    expect(race.leaving.map(({ card }) => card)).toEqual(["g7"]);
    expect(race.game?.middle).toBe("b5");
    expect(sent()).toMatchObject([{ command: { do: "move", move: "g7", seen: 4 } }]);
  });

  it("are not missed if I hold none of a value", () => {
    const { race, sent } = open();
    expect(race.say("8", "middle")).toBe(false);
    expect(sent()).toEqual([]);
  });

  it("come back if they are refused", async () => {
    const { race, server, refusals } = open();
    race.lay("r3", "middle");
    server.tell({ type: "refused", number: 1, code: "move/barred" });
    await settled();
    expect(race.hand).toEqual(GAME.hand);
    expect([refusals, race.originOf("r3"), race.originOf("g7")]).toEqual([
      ["move/barred"],
      "middle",
      "stack",
    ]);
  });

  it("wait for the one before, and are laid on it if it stays", async () => {
    const { race, server, sent } = open();
    race.lay("g7", "middle");
    race.lay("g9", "middle");
    expect(race.hand).toEqual(["r3"]);
    expect(sent()).toHaveLength(1);
    server.tell(laid(0, { hand: ["r3", "g9"], middle: "g7", turned: 5 }));
    await settled();
    expect(sent()[1]).toMatchObject({ command: { move: "g9", seen: 5 } });
    expect(race.hand).toEqual(["r3"]);
  });

  it("come back with the one before, if that was too late", async () => {
    const { race, server, sent } = open();
    race.lay("g7", "middle");
    race.lay("g9", "middle");
    server.tell(laid(1, { middle: "b3", turned: 5 }));
    await settled();
    expect(sent()).toHaveLength(1);
    expect(race.hand).toEqual(GAME.hand);
  });

  it("are drawn from the stack before anybody knows them", () => {
    const { race } = open();
    race.draw();
    race.draw();
    expect([race.drawing, race.game?.stack_sizes, race.hand]).toEqual([2, [3, 5], GAME.hand]);
  });
});

describe("keys", () => {
  it("have a key for each value, 0 for ten, whatever Shift does", () => {
    expect(["Digit1", "Digit0", "Numpad9", "KeyA", "Space"].map(valueOf)).toEqual([
      "1",
      "10",
      "9",
      null,
      null,
    ]);
  });
});
