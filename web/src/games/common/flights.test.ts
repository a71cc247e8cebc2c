import { beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../state/preferences.svelte";
import { Flights } from "./flights";

/** What was asked of the cards, in order. */
let log: string[] = [];

/** A board with a pile at the left edge, and cards at their places. */
function board(...places: number[]): HTMLElement {
  const root = document.createElement("div");
  root.dataset["flights"] = "";
  const pile = thing(root, 0);
  pile.dataset["place"] = "pile";
  for (const [at, place] of places.entries()) card(root, `r${at}`, place);
  return root;
}

function card(root: HTMLElement, name: string, place: number): HTMLElement {
  const node = thing(root, place);
  node.dataset["card"] = name;
  node.dataset["slot"] = "";
  return node;
}

/** Something on the board, ten pixels wide, that tells when it is looked at or moved. */
function thing(root: HTMLElement, place: number): HTMLElement {
  const node = root.appendChild(document.createElement("span"));
  node.dataset["at"] = `${place}`;
  node.getBoundingClientRect = () => {
    log.push("look");
    return new DOMRect(Number(node.dataset["at"]), 0, 10, 14);
  };
  node.animate = vi.fn((frames: Keyframe[]) => {
    log.push(`move ${frames[0]?.["transform"]}`);
    return {} as Animation;
  });
  return node;
}

const moves = () => log.filter((each) => each.startsWith("move"));

/** A board whose cards may fly. */
async function awake(...places: number[]): Promise<{ root: HTMLElement; flights: Flights }> {
  const [root, flights] = [board(...places), new Flights(false)];
  document.body.append(root);
  flights.wake(root);
  await Promise.resolve();
  return { root, flights };
}

beforeEach(() => {
  document.body.replaceChildren();
  log = [];
  preferences.choose({ motion: "full" });
});

test("after a change all places are read before anything moves", async () => {
  const { root, flights } = await awake(100, 120, 140);
  flights.remember();
  for (const node of root.querySelectorAll<HTMLElement>("[data-slot]")) node.dataset["at"] = "80";
  log = [];
  for (const name of ["b1", "b2"])
    flights.arrive(card(root, name, 160), { card: name, from: "pile" });
  await Promise.resolve();
  expect(moves()).toHaveLength(5);
  expect(log.lastIndexOf("look")).toBeLessThan(log.indexOf(moves()[0] ?? ""));
});

test("a card flies from where it was, else from its place, and one that stays does not move", async () => {
  const { root, flights } = await awake(100);
  flights.remember();
  log = [];
  flights.arrive(card(root, "r0", 50), { card: "r0", from: "pile" });
  flights.arrive(card(root, "b1", 50), { card: "b1", from: "pile" });
  flights.arrive(card(root, "b2", 50), { card: "b2" });
  await Promise.resolve();
  const [known, drawn, ...others] = moves();
  expect(known).toContain("translate(50px, 0px)");
  expect(drawn).toContain("translate(-50px, 0px)");
  expect(others).toEqual([]);
});

test("cards that are there when a board appears do not fly, and none does without motion", async () => {
  const flights = new Flights(false);
  const root = board(100);
  flights.arrive(card(root, "b1", 50), { card: "b1", from: "pile" });
  flights.wake(root);
  await Promise.resolve();
  preferences.choose({ motion: "none" });
  flights.remember();
  flights.arrive(card(root, "b2", 50), { card: "b2", from: "pile" });
  await Promise.resolve();
  expect(log).toEqual([]);
});
