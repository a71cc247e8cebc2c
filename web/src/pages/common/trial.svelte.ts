// A board on which somebody tries a turn at one moment of a game, and is judged.
import type { Preview } from "../../games";
import { END } from "../../games/common/moves";
import type { BoardTable } from "../../games/common/table";
import type { JudgementInfo, TriedTurnInfo } from "../../net/bodies";
import { Refusal } from "../../net/http";
import { type Answer, type Pending, PendingCommands } from "../../net/pending.svelte";
import type { EventListener } from "../../state/table.svelte";
import type { Command, Lobby, SeatInfo, Sight, TableEvent } from "../../wire";

/** The moment, such as that of a replay, as the player on turn sees it. */
export type Moment = Pick<BoardTable, "id" | "lobby" | "players" | "said" | "past"> & {
  readonly game: Sight;
};

/** Asks what follows some moves: the next ones, or the judgement. Throws a `Refusal`. */
export type Ask = (moves: readonly string[]) => Promise<TriedTurnInfo>;

interface Setting {
  readonly moment: Moment;
  /** Whose turn is tried. */
  readonly seat: number;
  readonly preview: Preview;
  readonly ask: Ask;
}

export class TrialTable implements BoardTable {
  readonly isReplay = false;
  readonly isTrial = true;
  readonly gone: readonly number[] = [];
  readonly id: string;
  readonly seat: number;
  readonly players: readonly SeatInfo[];
  readonly said: BoardTable["said"];
  readonly past: readonly TableEvent[];
  readonly here: readonly number[];

  /** The moves that were made, each with what was told about it; the first is the start. */
  #told = $state.raw<readonly { readonly move: string; readonly tried: TriedTurnInfo }[]>([]);
  /** A turn that is shown instead of trying. */
  #shown = $state.raw<TriedTurnInfo | null>(null);
  readonly #commands = new PendingCommands();
  readonly #listeners = new Set<EventListener>();
  readonly #lobby: Lobby | null;
  /** One question after the other: each needs the answer to the one before. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly setting: Setting) {
    const { moment, seat } = setting;
    this.id = moment.id;
    this.seat = seat;
    // Now the person who tries plays there.
    this.players = moment.players.map((each, at) =>
      at === seat ? { ...each, guest: each.guest ?? "trial", bot: null } : each,
    );
    this.here = this.players.map((_, at) => at);
    this.said = moment.said;
    this.past = moment.past ?? [];
    this.#lobby = moment.lobby && { ...moment.lobby, seats: this.players };
  }

  readonly game: Sight = $derived.by(() => this.#sight());
  readonly expected: Sight = $derived.by(() =>
    this.pending.reduce((seen, { command }) => this.setting.preview(seen, command), this.game),
  );
  /** The judgement, once the turn is over. */
  readonly judgement: JudgementInfo | null = $derived.by(
    () => this.#told.at(-1)?.tried.judgement ?? null,
  );
  /** Whether the turn is over and being judged. */
  readonly isJudged: boolean = $derived.by(() =>
    this.pending.some(({ command }) => command.do === "move" && command.move === END),
  );

  get lobby(): Lobby | null {
    return this.#lobby;
  }

  get pending(): readonly Pending[] {
    return this.#commands.all;
  }

  /** Ask what can be done at first. Throws a `Refusal`. */
  async begin(): Promise<void> {
    this.#told = [{ move: "", tried: await this.setting.ask([]) }];
  }

  /** Begin the turn anew. */
  again(): void {
    this.#shown = null;
    while (this.#told.length > 1) this.#takeBack();
  }

  /** Show a turn on the board: nothing can be tried then. Throws a `Refusal`. */
  async show(moves: readonly string[]): Promise<void> {
    const lays = moves.filter((move) => move !== END);
    const shown = await this.setting.ask(lays);
    this.again();
    this.#shown = shown;
  }

  do(command: Command): Promise<Answer> {
    const done = new Promise<Answer>((resolve) => {
      const { number } = this.#commands.add(command, resolve);
      this.#last = this.#last.then(async () => {
        this.#commands.answer(number, await this.#answer(command));
      });
    });
    return done;
  }

  listen(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  now(): number {
    return Date.now();
  }

  get #moves(): readonly string[] {
    return this.#told.slice(1).map(({ move }) => move);
  }

  #sight(): Sight {
    const { game } = this.setting.moment;
    const tried = this.#shown ?? this.#told.at(-1)?.tried;
    const isOpen = tried !== undefined && !this.#shown && !tried.judgement;
    return {
      ...game,
      ...tried?.view,
      legal: isOpen ? tried.legal : [],
      can_take_back: isOpen && this.#told.length > 1,
      considered: (isOpen && this.#moves.at(-1)) || null,
    } as Sight;
  }

  async #answer(command: Command): Promise<Answer> {
    if (this.judgement || this.#shown || !this.#told.length) return refused("table/no-game");
    if (command.do === "take-back") return this.#tookBack();
    if (command.do !== "move") return refused("table/no-game");
    const { move } = command;
    try {
      const tried = await this.setting.ask([...this.#moves, move]);
      this.#told = [...this.#told, { move, tried }];
      this.#tell({ event: "moved", seat: this.seat, move, at: this.now() });
      return { done: true };
    } catch (error) {
      if (error instanceof Refusal) return refused(error.code);
      throw error;
    }
  }

  #tookBack(): Answer {
    if (this.#told.length < 2) return refused("table/nothing-to-take-back");
    this.#takeBack();
    return { done: true };
  }

  #takeBack(): void {
    this.#told = this.#told.slice(0, -1);
    this.#tell({ event: "took-back", seat: this.seat, at: this.now() });
  }

  #tell(event: TableEvent): void {
    for (const listener of this.#listeners) listener(event, { isNews: true });
  }
}

const refused = (code: Refusal["code"]): Answer => ({ done: false, code, span: null });
