// Notes about events in a race: in a line for me, next to the others, and as sounds.
import { play } from "../../sound/chimes";
import { speak } from "../../sound/voice";
import { announce } from "../../state/announcer.svelte";
import { nameOf } from "../../state/names";
import { preferences } from "../../state/preferences.svelte";
import type { Telling } from "../../state/table.svelte";
import { t } from "../../texts/texts.svelte";
import type { SevenAteNineSight, TableEvent } from "../../wire";
import type { BoardTable } from "../common/table";
import { readHand, readMiddle } from "./announcements";
import { faceOf } from "./cards";
import { type Fate, fatesOf } from "./fates";
import { DRAW } from "./notation";

export interface Note {
  readonly number: number;
  readonly kind: "plain" | "good" | "bad";
  readonly text: string;
}

const SHOWN_FOR = 4_000;
const BESIDE_FOR = 1_800;
/** In milliseconds: a contest decided by less was close. */
const CLOSE = 150;

export class Notes {
  /** The newest for me. */
  note = $state.raw<Note | null>(null);
  /** What others have just done, by seat. */
  beside = $state.raw<Readonly<Record<number, Note>>>({});
  /** Why all start again; empty if they do not. */
  pause = $state.raw("");
  /** Who laid the card in the middle; null: it was turned up. */
  laidBy = $state.raw<number | null>(null);

  #number = 0;
  #before: SevenAteNineSight | null;

  constructor(private readonly table: BoardTable) {
    this.#before = this.#game;
  }

  get #game(): SevenAteNineSight | null {
    return this.table.game as SevenAteNineSight | null;
  }

  #nameOf(seat: number): string {
    return nameOf({ seats: this.table.players }, seat);
  }

  /** Take note of an event. */
  heard(event: TableEvent, { isNews }: Telling): void {
    const [before, game] = [this.#before, this.#game];
    this.#before = game;
    if (this.table.isTrial) this.note = null;
    if (event.event === "dealt") this.#begin();
    if (event.event === "resumed") this.pause = t("race-pause.resumed");
    if (!isNews || !game) return;
    for (const fate of fatesOf(event)) this.#tell(fate, game);
    if (event.event === "moved" && event.move === DRAW) this.#drew(event.seat, game);
    if (before?.number === game.number) this.#pauses(before, game);
  }

  /** Show a line for me: for a while, or where nobody else waits, until the next card. */
  write(text: string, kind: Note["kind"] = "plain"): void {
    const number = ++this.#number;
    this.note = { number, kind, text };
    if (!this.table.isTrial) setTimeout(() => this.#forget(number), SHOWN_FOR);
    announce(text);
  }

  #forget(number: number): void {
    if (this.note?.number === number) this.note = null;
  }

  /** A countdown is over. */
  go(): void {
    this.pause = "";
    if (this.#game) readMiddle(this.#game, "");
  }

  #begin(): void {
    this.note = null;
    this.pause = "";
    this.laidBy = null;
  }

  #tell(fate: Fate, game: SevenAteNineSight): void {
    const { value } = faceOf(fate.card);
    const isMine = fate.seat === this.table.seat;
    if (fate.kind === "laid") {
      if (preferences.chosen.voice) speak(value, preferences.chosen.language);
      this.#ring("lay", Number(value));
      if (fate.place === "middle") this.#laid(fate, game);
    } else if (isMine) this.#ring(fate.kind === "miss" ? "miss" : "back");
    if (isMine) this.#tellMe(fate, value);
    else this.#tellBeside(fate, value);
  }

  #laid({ seat }: Fate, game: SevenAteNineSight): void {
    this.laidBy = seat;
    if (game.outcome) this.#ring("won");
    else if (this.table.now() >= game.opens)
      readMiddle(game, seat === this.table.seat ? "" : this.#nameOf(seat));
  }

  #tellMe({ kind, other, gap, lag, place }: Fate, value: string): void {
    const name = other === null ? "" : this.#nameOf(other);
    const isClose = gap !== null && gap <= CLOSE;
    if (kind === "miss")
      this.write(t(`race-note.miss-${place}`, { value, ...this.#fits(place) }), "bad");
    else if (kind === "laid") {
      if (isClose && name) this.write(t("race-note.first", { gap, name }), "good");
    } else if (gap === null) this.write(t("race-note.late"));
    else if (!name) this.write(t("race-note.later", { gap, lag }));
    else this.write(t(isClose ? "race-note.close" : "race-note.beaten", { gap, lag, name }));
  }

  /** What would fit there now: somebody who misses may not know the rule. */
  #fits(place: Fate["place"]): { top: string; step: string; fitting: string } {
    const game = this.#game;
    const row = game?.row_tops[game.seat ?? 0];
    const { value: top, step } = faceOf((place === "row" ? row : game?.middle) ?? "");
    const values = (place === "row" ? game?.row_results : game?.results) ?? [];
    const list = new Intl.ListFormat(preferences.chosen.language, { type: "disjunction" });
    return { top, step, fitting: list.format(values.map(String)) };
  }

  #tellBeside({ kind, seat, gap }: Fate, value: string): void {
    const number = ++this.#number;
    const id = kind === "late" && gap !== null ? "late-by" : kind;
    const text = t(`race-beside.${id}`, id === "late-by" ? { value, gap: gap ?? 0 } : { value });
    const look = { laid: "good", late: "plain", miss: "bad" } as const;
    this.beside = { ...this.beside, [seat]: { number, kind: look[kind], text } };
    setTimeout(() => this.#fade(seat, number), BESIDE_FOR);
  }

  #fade(seat: number, number: number): void {
    if (this.beside[seat]?.number !== number) return;
    const { [seat]: _, ...others } = this.beside;
    this.beside = others;
  }

  #drew(seat: number, game: SevenAteNineSight): void {
    if (seat !== this.table.seat) return;
    this.#ring("draw");
    readHand(game);
  }

  /** After a halt or a round, all start again, and are told why. */
  #pauses(before: SevenAteNineSight, game: SevenAteNineSight): void {
    if (game.outcome || (game.halts === before.halts && game.rounds === before.rounds)) return;
    const winner = game.tokens.findIndex((count, seat) => count !== before.tokens[seat]);
    if (winner < 0) this.pause = t("race-pause.halt");
    else if (winner === this.table.seat)
      this.pause = t("race-pause.my-round", { round: game.rounds });
    else this.pause = t("race-pause.round", { round: game.rounds, name: this.#nameOf(winner) });
    this.laidBy = null;
    if (winner >= 0) this.#ring("won");
    announce(this.pause, "assertive");
  }

  #ring(sound: Parameters<typeof play>[0], higher = 0): void {
    if (preferences.chosen.sound) play(sound, higher);
  }
}
