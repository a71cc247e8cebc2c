import { describe, expect, it } from "vitest";
import { dragging } from "./drag";

function take() {
  const card = document.createElement("button");
  card.setPointerCapture = () => undefined;
  document.elementsFromPoint = () => [];
  const done: string[] = [];
  const stop = dragging({
    isLoose: () => true,
    taken: () => done.push("taken"),
    dropped: (row) => done.push(`dropped on ${row}`) > 0,
  })(card);
  const touch = (type: string, x: number, more: PointerEventInit = {}) =>
    card.dispatchEvent(new PointerEvent(type, { clientX: x, isPrimary: true, ...more }));
  return { touch, done, stop };
}

describe("a card", () => {
  it("is dragged once it has moved far enough, and dropped", () => {
    const { touch, done } = take();
    touch("pointerdown", 0);
    touch("pointermove", 4);
    expect(done).toEqual([]);
    touch("pointermove", 20);
    touch("pointerup", 40);
    expect(done).toEqual(["taken", "dropped on null"]);
  });

  it("is dropped once if it disappears from under the finger", () => {
    const { touch, done, stop } = take();
    touch("pointerdown", 0);
    touch("pointermove", 20);
    stop?.();
    touch("pointerup", 40);
    expect(done).toEqual(["taken", "dropped on null"]);
  });

  it("follows only one finger", () => {
    const { touch, done } = take();
    touch("pointerdown", 0, { isPrimary: false });
    touch("pointermove", 20, { isPrimary: false });
    expect(done).toEqual([]);
    touch("pointerdown", 0);
    touch("pointermove", 20);
    touch("pointerup", 0, { isPrimary: false, pointerId: 2 });
    expect(done).toEqual(["taken"]);
  });
});
