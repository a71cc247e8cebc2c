import { expect, it } from "vitest";
import type { QuickEasyController } from "./controller.svelte";
import { QuickEasyInput } from "./input.svelte";

/** A board with one card, something that scrolls, and a box; beside it a hint. It is my turn, and
 * the card is picked. */
function sit(changed: object = {}) {
  document.body.innerHTML = `
    <div><button></button><p tabindex="0"></p><input></div>
    <section data-board-keys><button></button></section>`;
  const names = ["div", "div button", "p", "input", "section button"];
  const [board, card, log, box, hint] = names.map((name) =>
    document.body.querySelector<HTMLElement>(name)!,
  );
  const laid: string[] = [];
  const lay = (card: string, row: string) => Promise.resolve(laid.push(card + row));
  const controller = {
    isActive: true,
    isMyTurn: true,
    picked: "r7",
    game: { hand: ["r7"] },
    lay,
    ...changed,
  };
  const input = new QuickEasyInput(controller as unknown as QuickEasyController);
  input.board = board!;
  input.hand = {
    focus: () => (card!.focus(), true),
    focused: () => (document.activeElement === card ? 0 : -1),
  };
  document.addEventListener("keydown", input.pressed, { once: true });
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return { input, laid, press, card: card!, log: log!, box: box!, hint: hint! };
}

it("focus goes to the cards after a turn, unless it has moved elsewhere", async () => {
  const { input, card, box } = sit({ end: () => Promise.resolve() });
  await input.end();
  expect(document.activeElement).toBe(card);
  const ended = input.end();
  box.focus();
  await ended;
  expect(document.activeElement).toBe(box);
});

it("arrow keys lay a card from the hand, and scroll what scrolls", () => {
  const { laid, press, card } = sit();
  card.focus();
  press("ArrowDown");
  expect(laid).toEqual(["r7v"]);
  const other = sit();
  other.log.focus();
  other.press("ArrowDown");
  expect(other.laid).toEqual([]);
});

it("keys play on while the focus is on a hint", () => {
  const { laid, press, hint } = sit();
  hint.focus();
  press("ArrowDown");
  expect(laid).toEqual(["r7v"]);
  const other = sit({ picked: null });
  other.hint.focus();
  other.press("ArrowRight");
  expect(document.activeElement).toBe(other.card);
});
