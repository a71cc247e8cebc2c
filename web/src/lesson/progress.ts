// How far a learner is in a lesson. The server judges the moves; here they are only compared with
// the next step.
import type { RaceHints } from "../games";
import type { LessonStepInfo } from "../net/bodies";
import type { Sight, Said, TableEvent } from "../wire";

export interface Progress {
  /** How many steps are done. */
  readonly at: number;
  /** How many moves strayed from the lesson and were not taken back. */
  readonly strays: number;
  /** How often the move that can be made at any time was made before the lesson asked for it. */
  readonly ahead: number;
  /** Whether it is too late to take them back. */
  readonly isLeft: boolean;
}

/** Something that the learner has done. */
export type Deed =
  | { readonly did: "move" | "try"; readonly move: string }
  | { readonly did: "signal"; readonly signals: readonly string[] }
  | { readonly did: "take-back" };

export const BEGINNING: Progress = { at: 0, strays: 0, ahead: 0, isLeft: false };

/** The steps of a lesson, and the hints of a race. */
export interface Course {
  readonly steps: readonly LessonStepInfo[];
  readonly raceHints?: RaceHints | undefined;
}

/** What a seat did in an event; null if it does not matter here. */
export function deedOf(event: TableEvent, seat: number): Deed | null {
  switch (event.event) {
    case "moved":
      return event.seat === seat ? { did: "move", move: event.move } : null;
    case "contested": {
      const offer = event.winner === seat && event.offers.find((each) => each.seat === seat);
      return offer ? { did: "move", move: offer.move } : null;
    }
    case "tried": {
      const { offer, reason } = event;
      const isMiss = offer.seat === seat && reason === "move/does-not-fit";
      return isMiss ? { did: "try", move: offer.move } : null;
    }
    case "said":
      return event.seat === seat ? { did: "signal", signals: event.signals ?? [] } : null;
    case "took-back":
      return event.seat === seat ? { did: "take-back" } : null;
    default:
      return null;
  }
}

/** The progress after a deed. `can_take_back` is from the game after it. */
export function after(
  progress: Progress,
  deed: Deed,
  course: Course,
  { can_take_back }: Pick<Sight, "can_take_back">,
): Progress {
  const step = course.steps[progress.at];
  if (!step || progress.isLeft) return progress;
  if (deed.did === "take-back") return takenBack(progress, course);
  if (!progress.strays && isWanted(step, deed)) return forward(progress, course);
  if (deed.did !== "move") return progress;
  if (deed.move === course.raceHints?.anytime) return { ...progress, ahead: progress.ahead + 1 };
  const isLeft = progress.strays > 0 || !can_take_back; // the one before is laid for good now
  return { ...progress, strays: progress.strays + 1, isLeft };
}

/** The next step is done. */
export function forward(progress: Progress, course: Course): Progress {
  const next = { ...progress, at: progress.at + 1 };
  if (!next.ahead || course.steps[next.at]?.move !== course.raceHints?.anytime) return next;
  return forward({ ...next, ahead: next.ahead - 1 }, course);
}

function isWanted(step: LessonStepInfo, deed: Deed): boolean {
  if (deed.did === "take-back" || deed.did !== step.do) return false;
  if (deed.did === "signal") return step.signals.every((each) => deed.signals.includes(each));
  return step.move === deed.move;
}

/** A stray move is gone; or a step has to be done again. */
function takenBack(progress: Progress, { steps }: Course): Progress {
  if (progress.strays) return { ...progress, strays: progress.strays - 1 };
  const last = steps.slice(0, progress.at).findLastIndex((step) => step.do === "move");
  return { ...progress, at: Math.max(last, 0) };
}

/** Whether the event to watch has happened: my turn is back, or it was seen or said. */
export function isSeen(
  step: LessonStepInfo,
  game: Sight,
  said: readonly Said[],
  raceHints?: RaceHints,
): boolean {
  if (step.do !== "watch") return false;
  if (step.signals.length)
    return said.some((each) => each.seat !== game.seat && hasAll(each, step));
  return raceHints ? raceHints.hasHappened(game, step.move) : game.legal.length > 0;
}

/** Whether a step can be done already: others may have to say something first. */
export const isOpen = (step: LessonStepInfo, game: Sight, raceHints?: RaceHints): boolean =>
  step.do !== "move" || !!raceHints || game.legal.includes(step.move);

const hasAll = ({ signals = [] }: Said, step: LessonStepInfo): boolean =>
  step.signals.every((each) => signals.includes(each));
