// What I do in a race: laying, saying a value, drawing. Nothing here knows which card fits.
import type { RefusalCode } from "../../net/http";
import type { Telling } from "../../state/table.svelte";
import { texts } from "../../texts/texts.svelte";
import type { SevenAteNineGame, TableEvent } from "../../wire";
import { Controller } from "../common/controller.svelte";
import { without } from "../common/preview";
import type { BoardTable } from "../common/table";
import { faceOf } from "./cards";
import { fatesOf } from "./fates";
import { DRAW, layOf, moveOf, type Place } from "./notation";
import { Notes } from "./notes.svelte";

/** A card that has left my hand for the middle, and is not there yet. */
export interface Leaving {
  readonly key: string;
  readonly card: string;
}

export class SevenAteNineController extends Controller<SevenAteNineGame> {
  /** Where a card goes that is tapped, or whose value is typed. */
  target = $state.raw<Place>("middle");
  /** What I have laid while another card of mine was on its way: it is to lie on that one. */
  #next = $state.raw<readonly string[]>([]);
  /** The number that my newest card in the middle got. */
  #mine = 0;
  /** Where cards of mine went that are not known to stay there. */
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
  /** Where a card goes that does not go to the target. */
  readonly otherPlace = $derived.by((): Place => (this.target === "row" ? "middle" : "row"));

  draw(): void {
    void this.make(DRAW, null);
  }

  /** Lay a card of this value, whichever I hold; whether there is one. */
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

  /** Where a card that comes to my hand comes from. */
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

  /** In the line for me: in a race nobody looks elsewhere. */
  protected override async refused(code: RefusalCode): Promise<void> {
    const text = await texts.explain(code);
    if (!this.isOver) this.notes.write(text, "bad");
  }

  get #told(): SevenAteNineGame | null {
    return this.table.game as SevenAteNineGame | null;
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

  /** Lay it for the card that was seen, and then what is to lie on it, if it stays. */
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
