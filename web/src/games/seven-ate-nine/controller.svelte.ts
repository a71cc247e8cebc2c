// What a board of seven-ate-nine can ask and do. Nothing here knows which card fits.
import type { RefusalCode } from "../../net/http";
import type { Telling } from "../../state/table.svelte";
import { texts } from "../../texts/texts.svelte";
import type { SevenAteNineSight, TableEvent } from "../../wire";
import { Controller } from "../common/controller.svelte";
import { without } from "../common/preview";
import type { BoardTable } from "../common/table";
import { faceOf } from "./cards";
import { fatesOf } from "./fates";
import { DRAW, layOf, moveOf, type Place } from "./notation";
import { Notes } from "./notes.svelte";

/** A card on its way from my hand to the middle. */
export interface Leaving {
  readonly key: string;
  readonly card: string;
}

export class SevenAteNineController extends Controller<SevenAteNineSight> {
  /** Where a tapped or typed card goes. */
  target = $state.raw<Place>("middle");
  /** Cards laid while another was on its way: they go on top of it. */
  #next = $state.raw<readonly string[]>([]);
  /** The number of my newest card in the middle. */
  #mine = 0;
  /** Where my cards that may still come back went. */
  readonly #gone = new Map<string, Place>();

  readonly notes: Notes;
  readonly hand = $derived.by(() => this.#next.reduce(without, this.game.hand));
  readonly leaving = $derived.by(() => this.#leaving());
  /** How many cards I am drawing: nobody knows them yet. */
  readonly drawing = $derived.by(() => this.#moves().filter((move) => move === DRAW).length);

  constructor(table: BoardTable) {
    super(table);
    this.notes = new Notes(table);
  }

  readonly hasRow = $derived.by(() => this.game.has_row);
  /** The place that is not the target. */
  readonly otherPlace = $derived.by((): Place => (this.target === "row" ? "middle" : "row"));

  draw(): void {
    void this.make(DRAW, null);
  }

  /** Lay any card of this value; returns whether I hold one. */
  layValue(value: string, place: Place): boolean {
    const card = this.hand.find((each) => faceOf(each).value === value);
    if (card) this.lay(card, place);
    return card !== undefined;
  }

  lay(card: string, place: Place): void {
    const seen = this.#told?.turned;
    if (seen === undefined) return;
    if (place === "row") void this.#lay(card, place, seen);
    else if (this.leaving.length) this.#next = [...this.#next, card];
    else void this.#layInTheMiddle(card, seen);
  }

  /** Where a new card in my hand comes from. */
  originOf(card: string): string {
    return this.#gone.get(card) ?? "stack";
  }

  override heard(event: TableEvent, telling: Telling): void {
    for (const { kind, seat, card } of fatesOf(event)) {
      if (kind === "laid" && seat === this.table.seat) this.#gone.delete(card);
    }
    if (event.event === "contested" && event.winner === this.table.seat)
      this.#mine = event.seen + 1;
    this.notes.heard(event, telling);
  }

  /** Say it on the board: in a race nobody looks elsewhere. */
  protected override async refused(code: RefusalCode): Promise<void> {
    const text = await texts.explain(code);
    if (!this.isOver) this.notes.write(text, "bad");
  }

  get #told(): SevenAteNineSight | null {
    return this.table.game as SevenAteNineSight | null;
  }

  #moves(): readonly string[] {
    return this.table.pending.flatMap(({ command }) =>
      command.do === "move" ? [command.move] : [],
    );
  }

  #leaving(): readonly Leaving[] {
    const laid = this.table.pending.flatMap(({ number, command }) => {
      const lay = command.do === "move" ? layOf(command.move) : null;
      return lay?.place === "middle" ? [{ key: `${number}`, card: lay.card }] : [];
    });
    return [...laid, ...this.#next.map((card, place) => ({ key: `next ${place}`, card }))];
  }

  /** Lay a card on the one that was seen; if it stays, lay those that go on top. */
  async #layInTheMiddle(card: string, seen: number): Promise<void> {
    await this.#lay(card, "middle", seen);
    const [next, ...others] = this.#next;
    const stays = this.#mine === seen + 1 && this.table.now() >= (this.#told?.opens ?? 0);
    this.#next = stays ? others : [];
    if (stays && next !== undefined) await this.#layInTheMiddle(next, seen + 1);
  }

  #lay(card: string, place: Place, seen: number): Promise<void> {
    this.#gone.set(card, place);
    return this.make(moveOf({ card, place }), seen);
  }
}
