// What keys do at a board of seven-ate-nine.
import { t } from "../../texts/texts.svelte";
import type { SevenAteNineController } from "./controller.svelte";
import { type Action, actionOf } from "./keys";

export class SevenAteNineInput {
  constructor(private readonly controller: SevenAteNineController) {}

  readonly pressed = (event: KeyboardEvent): void => {
    if (!this.controller.isActive || event.repeat) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    if (action.do === "draw") this.controller.draw();
    else this.#lay(action);
  };

  #lay({ value, isElsewhere }: Extract<Action, { do: "lay" }>): void {
    const { controller } = this;
    const place = isElsewhere && controller.hasRow ? controller.otherPlace : controller.target;
    if (!controller.layValue(value, place))
      controller.notes.write(t("race-note.not-held", { value }));
  }
}
