import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Choice from "./Choice.svelte";
import Toggle from "./Toggle.svelte";

const refuse = (): Promise<void> => Promise.resolve();
const checked = () => [...document.querySelectorAll("input")].map((input) => input.checked);

/** Press an input, and return what is chosen after the refusal. */
async function after(press: number): Promise<boolean[]> {
  document.querySelectorAll("input")[press]?.click();
  await new Promise((done) => setTimeout(done));
  return checked();
}

it("puts a switch back if the change was refused", async () => {
  const toggle = mount(Toggle, {
    target: document.body,
    props: { label: "", checked: false, onchoose: refuse },
  });
  expect(await after(0)).toEqual([false]);
  await unmount(toggle);
});

it("returns to the choice that still holds", async () => {
  const options = [1, 2, 3].map((value) => ({ value, text: "" }));
  const choice = mount(Choice, {
    target: document.body,
    props: { label: "", options, value: 2, onchoose: refuse },
  });
  expect(await after(2)).toEqual([false, true, false]);
  await unmount(choice);
});
