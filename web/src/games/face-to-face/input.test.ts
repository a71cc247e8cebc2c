import { expect, it } from "vitest";
import type { FaceToFaceController } from "./controller.svelte";
import { FaceToFaceInput } from "./input.svelte";

/** A board with a card and another button, and a hint beside it. It is my turn. */
function sit() {
  document.body.innerHTML = `
    <button id="hint" data-board-keys></button>
    <div><button id="card" data-value="27"></button><button id="end"></button></div>`;
  const find = (id: string) => document.getElementById(id)!;
  const done: string[] = [];
  const controller = {
    isActive: true,
    picked: null,
    lay: ({ card, row }: { card: string; row: string }) => done.push(`${card} ${row}`),
    end: () => done.push("end"),
  };
  const input = new FaceToFaceInput(controller as unknown as FaceToFaceController);
  input.board = document.querySelector("div")!;
  input.hand = { focus: () => (find("card").focus(), true) };
  const press = (key: string) => {
    document.addEventListener("keydown", input.pressed, { once: true });
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  };
  return { find, done, press };
}

it("arrow keys lead from a hint to the cards, and lay them", () => {
  const { find, done, press } = sit();
  find("hint").focus();
  press("ArrowUp");
  expect(done).toEqual([]);
  press("ArrowRight");
  expect(document.activeElement).toBe(find("card"));
  press("ArrowUp");
  expect(done).toEqual(["27 up"]);
});

it("a turn is ended with a key while the focus is on a hint", () => {
  const { find, done, press } = sit();
  find("hint").focus();
  press("e");
  expect(done).toEqual(["end"]);
});

it("arrow keys leave the focus where it is on the board", () => {
  const { find, press } = sit();
  find("end").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(find("end"));
});
