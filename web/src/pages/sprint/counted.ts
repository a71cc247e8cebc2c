// What is answered in a sprint counts among my sums, if the server knows me.
import type { DrillAnswer, SprintPositionInfo } from "../../net/bodies";
import { positionsOf } from "../../net/sprints";
import { newDrill, reportDrill } from "../../net/sums";
import { guest } from "../../state/guest.svelte";
import type { Done } from "./sprint.svelte";

/** The drill from which a position comes, and its number there. */
interface Origin {
  readonly seed: number;
  readonly at: number;
}

/** The positions of sprints in a game, and where they come from. */
export class CountedPositions {
  readonly #origins = new WeakMap<SprintPositionInfo, Origin>();

  constructor(private readonly game: string) {}

  /** Some positions; for somebody the server does not know, from a seed. */
  async fetch(seed: number): Promise<readonly SprintPositionInfo[]> {
    if (!(await guest.recall())) return positionsOf({ game: this.game, seed });
    const drill = await newDrill(this.game, true);
    drill.positions.forEach((each, at) => this.#origins.set(each, { seed: drill.seed, at }));
    return drill.positions;
  }

  /** Tell the server what was answered, as far as it counts. */
  async tell(done: readonly Done[]): Promise<void> {
    const bySeed = new Map<number, DrillAnswer[]>();
    for (const { position, sum, took, isRight } of done) {
      const origin = this.#origins.get(position);
      if (!origin) continue;
      const sign = sum.sign > 0 ? 1 : -1;
      const answer = { at: origin.at, right: isRight, took: Math.round(took), sign } as const;
      bySeed.set(origin.seed, [...(bySeed.get(origin.seed) ?? []), answer]);
    }
    const { game } = this;
    await Promise.all([...bySeed].map(([seed, answers]) => reportDrill({ game, seed, answers })));
  }
}
