// A finished game as a table for boards: one moment after the other.
import type { BoardTable } from "../../games/common/table";
import type { StepInfo, Steps } from "../../net/bodies";
import { NO_EXTRAS } from "../../net/extras";
import type { Answer } from "../../net/pending.svelte";
import type { EventListener } from "../../state/table.svelte";
import type { Extras, Lobby, Said, SeatInfo, Sight, TableEvent } from "../../wire";

/** What the server adds to a view at a moment. */
const added = (number: number, { dealt, began }: Steps, at: number): Extras => ({
  ...NO_EXTRAS,
  number,
  opens: began,
  began,
  changed: dealt + at,
});

/** The whole view at each step, from the changes. */
function viewsOf(whole: Steps, number: number): readonly Sight[] {
  let seen = {};
  return whole.steps.map(
    ({ view, at }) => (seen = { ...seen, ...view, ...added(number, whole, at) }) as Sight,
  );
}

/** The item at a place, counted from the end if negative. */
function found<Each>(all: readonly Each[], place: number): Each {
  const each = all.at(place);
  if (each === undefined) throw new RangeError(`there is nothing at ${place}`);
  return each;
}

export class ReplayTable implements BoardTable {
  /** The step that is shown; 0 is the deal. */
  at = $state.raw(0);

  readonly isReplay = true;
  readonly here: readonly number[];
  readonly gone: readonly number[] = [];
  readonly pending = [];
  readonly seat: number | null;
  readonly #views: readonly Sight[];
  readonly #seats: readonly SeatInfo[];
  readonly #listeners = new Set<EventListener>();
  /** What is shown in place of this step: a turn that was not played. */
  #instead = $state.raw<Sight | null>(null);

  constructor(
    readonly id: string,
    number: number,
    readonly whole: Steps,
    at: number,
  ) {
    this.seat = whole.seat;
    this.here = whole.names.map((_, seat) => seat);
    this.#views = viewsOf(whole, number);
    this.#seats = whole.names.map((name, seat) =>
      whole.bots.includes(seat)
        ? { guest: null, name: "", bot: name }
        : { guest: name, name, emblem: whole.emblems[seat] ?? null },
    );
    this.at = Math.max(0, Math.min(at, this.last));
  }

  readonly game: Sight = $derived.by(() => this.#instead ?? found(this.#views, this.at));
  readonly expected: Sight = $derived.by(() => this.game);
  readonly step: StepInfo = $derived.by(() => found(this.whole.steps, this.at));
  readonly lobby: Lobby = $derived.by(() => ({
    game: this.whole.game,
    options: this.game.options,
    settings: {},
    host: "",
    seats: this.#seats,
    running: this.game.outcome === null,
    daily: "",
    lesson: false,
    what_if: null,
    prepared: false,
  }));
  readonly past: readonly TableEvent[] = $derived.by(() =>
    this.whole.steps.slice(0, this.at + 1).flatMap((step) => this.#eventOf(step) ?? []),
  );
  readonly said: readonly Said[] = $derived.by(() =>
    this.past.filter((event) => event.event === "said"),
  );

  get players(): readonly SeatInfo[] {
    return this.#seats;
  }

  get last(): number {
    return this.whole.steps.length - 1;
  }

  /** The game at its end. */
  get end(): Sight {
    return found(this.#views, -1);
  }

  /** How it ended. */
  get outcome(): Sight["outcome"] {
    return this.end.outcome;
  }

  /** Whether anything was said at all. */
  get hasTalk(): boolean {
    return this.whole.steps.some(({ event }) => event === "said");
  }

  /** The steps at which one of these fields has changed. */
  changesOf(names: readonly string[]): readonly number[] {
    return this.whole.steps.flatMap(({ view }, at) =>
      names.some((name) => name in view) ? [at] : [],
    );
  }

  /** Whether something is shown that was not played. */
  get isPretended(): boolean {
    return this.#instead !== null;
  }

  /** Show a move that was not made, until the next step. */
  pretend(sight: Sight, seat: number, move: string): void {
    this.#instead = sight;
    this.#tell({ event: "moved", seat, move, at: this.now() });
  }

  /** Go to a step. One step forward is told to listeners, as at a table. */
  go(to: number): void {
    const isNext = to === this.at + 1 && to <= this.last && !this.#instead;
    this.#instead = null;
    this.at = Math.max(0, Math.min(to, this.last));
    const event = isNext ? this.#eventOf(this.step) : null;
    if (event) this.#tell(event);
  }

  #tell(event: TableEvent): void {
    for (const listener of this.#listeners) listener(event, { isNews: true });
  }

  do(): Promise<Answer> {
    return Promise.resolve({ done: false, code: "move/game-over", span: null });
  }

  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  now(): number {
    return this.whole.dealt + this.step.at;
  }

  #eventOf(step: StepInfo): TableEvent | null {
    const { seat, move = "", reason, text = "", signals = [], phrase = "" } = step;
    const at = this.whole.dealt + step.at;
    if (seat == null) return null;
    const name = this.#seats[seat]?.name ?? "";
    if (step.event === "said") return { event: "said", seat, name, text, signals, phrase, at };
    if (step.event === "move") return { event: "moved", seat, move, at };
    const offer = { seat, move, arrived: step.at * 1000, lag: 0 };
    return { event: "tried", offer, seen: null, reason: reason ?? "", late: null, at };
  }
}
