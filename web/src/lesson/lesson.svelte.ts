// A lesson at its table: which step is next. It survives a reload of the page.
import type { RaceHints } from "../games";
import type { LessonStepInfo } from "../net/bodies";
import type { Table } from "../state/table.svelte";
import type { TableEvent } from "../wire";
import {
  after,
  BEGINNING,
  type Course,
  type Deed,
  deedOf,
  forward,
  isOpen,
  isSeen,
  type Progress,
} from "./progress";

/** Only one lesson is kept at a time. */
const KEY = "backtrick-lesson";

interface Kept extends Progress {
  readonly table: string;
  readonly isClosed: boolean;
}

function recalled(table: string): Kept {
  const begun = { ...BEGINNING, table, isClosed: false };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return kept.table === table && Number.isInteger(kept.at) ? { ...begun, ...kept } : begun;
  } catch {
    return begun; // a browser may forbid it
  }
}

export class Lesson {
  steps = $state.raw<readonly LessonStepInfo[]>([]);
  #kept = $state.raw<Kept>(BEGINNING as Kept);
  /** Done before the steps were loaded. */
  #early: Deed[] = [];

  constructor(
    private readonly table: Table,
    private readonly raceHints?: RaceHints,
  ) {
    this.#kept = recalled(table.id);
  }

  readonly progress: Progress = $derived.by(() => this.#kept);
  readonly isClosed = $derived.by(() => this.#kept.isClosed);
  /** How many steps are shown as done; one less while the next one is not possible yet. */
  readonly at = $derived.by(() => {
    const { at, strays } = this.#kept;
    const [next, { game }] = [this.steps[at], this.table];
    return next && game && !strays && !isOpen(next, game, this.raceHints)
      ? Math.max(at - 1, 0)
      : at;
  });
  readonly step = $derived.by(() => this.steps[this.at]);
  /** The step before; undefined at the start. */
  readonly done = $derived.by(() => this.steps[this.at - 1]);
  readonly isOver = $derived.by(() => this.steps.length > 0 && !this.step);
  /** What the board points at. */
  readonly pointed = $derived.by((): readonly string[] => {
    const { step } = this;
    const isOff = !step || this.at < this.#kept.at || this.#kept.strays > 0 || step.do === "watch";
    return isOff ? [] : [...step.cards, ...step.signals, step.move].filter(Boolean);
  });

  begin(steps: readonly LessonStepInfo[]): void {
    this.steps = steps;
    for (const deed of this.#early) this.#did(deed);
  }

  heard(event: TableEvent): void {
    const deed = deedOf(event, this.table.seat ?? -1);
    if (deed) this.#did(deed);
  }

  /** The rules have refused a move. */
  refused(move: string): void {
    this.#did({ did: "try", move });
  }

  /** Check whether what the learner is to watch has happened. */
  look(): void {
    const { game, said } = this.table;
    const next = this.steps[this.#kept.at];
    if (!game || !next || !isSeen(next, game, said, this.raceHints)) return;
    this.#keep(forward(this.progress, this.#course));
  }

  close(): void {
    this.#keep({ isClosed: true });
  }

  get #course(): Course {
    return { steps: this.steps, raceHints: this.raceHints };
  }

  #did(deed: Deed): void {
    if (!this.steps.length) return void this.#early.push(deed);
    const game = this.table.game ?? { can_take_back: false };
    this.#keep(after(this.progress, deed, this.#course, game));
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It holds until the page is left.
    }
  }
}
