// Asks the coach about a finished game, and then for its progress.
import { analysisOf, wantAnalysis } from "../../net/analyses";
import type { AnalysisInfo, GameAnalysis, RaceAnalysis } from "../../net/bodies";
import { Refusal } from "../../net/http";
import { texts } from "../../texts/texts.svelte";

/** Milliseconds between two questions. */
const PAUSE = 1_000;
/** After a failure of the network it asks less often. */
const LONG_PAUSE = 5_000;

export class Reviewer {
  /** How far it is; null until the first answer. */
  progress = $state.raw<AnalysisInfo | null>(null);
  /** Why there is no review, in a sentence. */
  refusal = $state.raw("");
  #timer = 0;
  #isStopped = false;

  constructor(
    private readonly table: string,
    private readonly number: number,
  ) {}

  /** The analysis, once it is there. */
  get analysis(): GameAnalysis | RaceAnalysis | null {
    const found = this.progress?.analysis ?? null;
    return found && found.kind !== "none" ? found : null;
  }

  /** Ask until there is an answer. Returns a function that stops it. */
  begin(): () => void {
    void this.#ask(wantAnalysis);
    return () => {
      this.#isStopped = true;
      clearTimeout(this.#timer);
    };
  }

  async #ask(question: typeof analysisOf): Promise<void> {
    try {
      const told = await question(this.table, this.number);
      await this.#take(told);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "net/unreachable") this.#later(wantAnalysis, LONG_PAUSE);
      else this.refusal = await texts.explain(error.code);
    }
  }

  async #take(told: AnalysisInfo): Promise<void> {
    const { analysis } = told;
    if (analysis?.kind === "none") this.refusal = await texts.explain(analysis.code);
    // A server that was restored from a backup may have forgotten that it was asked.
    if (!analysis) this.#later(told.state === "unasked" ? wantAnalysis : analysisOf, PAUSE);
    this.progress = told;
  }

  #later(question: typeof analysisOf, pause: number): void {
    if (this.#isStopped) return;
    this.#timer = window.setTimeout(() => void this.#ask(question), pause);
  }
}
