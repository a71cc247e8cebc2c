import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GAME } from "../../net/fake";
import { texts } from "../../texts/texts.svelte";
import { PuzzleBook } from "./book.svelte";

const puzzle = (id: string, ...themes: string[]) => ({ id, themes });
const all = {
  ...{ date: "2026-11-18", daily: "b1", themes: ["trick", "room", "endgame"] },
  sets: [
    { id: "team", game: "quick-easy", options: {}, puzzles: [puzzle("a1", "room"), puzzle("c1")] },
    { id: "duel", game: "face-to-face", options: {}, puzzles: [puzzle("b1", "trick")] },
  ],
};
const steps = {
  ...{ game: "quick-easy", names: ["", "talker"], emblems: [null, null], bots: [1] },
  ...{ seat: 0, own: 0, what_if: null, dealt: 0, began: 0, hints: 0 },
  steps: [{ event: "deal", at: 0, view: GAME }],
};
const solution = {
  best: { moves: ["r1^", "end"], chance: 0.9 },
  tempting: { moves: ["r2^", "end"], chance: 0.4 },
  ...{ findings: [], themes: [] },
};
const tried = { view: {}, legal: [], judgement: null };
const asked = vi.fn((path: string) => {
  if (path.endsWith("/solution")) return Promise.resolve(Response.json(solution));
  if (path.endsWith("/turns")) return Promise.resolve(Response.json(tried));
  return Promise.resolve(Response.json(path === "/api/puzzles" ? all : steps));
});

beforeEach(async () => {
  localStorage.clear();
  await texts.need("web", "puzzles", "bots");
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => void vi.unstubAllGlobals());

const begun = async (wanted?: string) => {
  const book = new PuzzleBook();
  await book.begin(wanted);
  await book.puzzle?.exercise.load();
  return book;
};

const solve = async (book: PuzzleBook) => {
  await book.puzzle?.exercise.judged(true);
  book.noteSolved();
};

it("begins with the puzzle of the day, until it is solved", async () => {
  const book = await begun();
  expect([book.puzzle?.id, book.isDaily, book.shownSet]).toEqual(["b1", true, "duel"]);
  await solve(book);
  expect((await begun()).puzzle?.id).toBe("a1");
});

it("begins with the one that is asked for", async () => {
  expect((await begun("c1")).puzzle?.id).toBe("c1");
});

it("goes on with what is not solved, each at its own address, and ends when all is", async () => {
  const book = await begun();
  expect(book.address).toBeNull();
  await solve(book);
  for (const id of ["c1", "a1"]) {
    book.next();
    expect([book.puzzle?.id, book.address]).toEqual([id, `/puzzles/${id}`]);
    await solve(book);
  }
  book.next();
  expect([book.puzzle, book.solvedCount, book.address]).toEqual([null, 3, "/puzzles"]);
});

it("a solution that was shown does not count, and is not asked for before", async () => {
  const book = await begun("a1");
  expect(asked.mock.calls.map(([path]) => path)).not.toContain("/api/puzzles/a1/solution");
  await book.puzzle?.exercise.solve();
  book.noteSolved();
  expect([book.puzzle?.exercise.result, book.solvedCount]).toEqual(["shown", 0]);
  expect(book.puzzle?.exercise.solution?.tempting?.chance).toBe(0.4);
});

it("offers the themes of a game, and only puzzles that fit", async () => {
  const book = await begun();
  expect(book.themes).toEqual(["trick", "room"]);
  book.choose("team", "trick");
  expect([book.theme, book.themes, book.fitting]).toEqual(["", ["room"], ["a1", "c1"]]);
  book.choose("team", "room");
  expect([book.puzzle?.id, book.fitting]).toEqual(["a1", ["a1"]]);
});

it("calls the player on turn you, and the others by their names", async () => {
  const { puzzle } = await begun("a1");
  expect(puzzle?.names).toEqual(["You", "Chatty bot"]);
});
