// A game in a few sentences, from what the coach found.
import type { GameAnalysis, LedgerInfo, RaceAnalysis } from "../../net/bodies";
import { preferences } from "../../state/preferences.svelte";
import { t } from "../../texts/texts.svelte";

interface Told {
  readonly analysis: GameAnalysis | RaceAnalysis;
  /** From whose side it is told. */
  readonly seat: number;
  /** Whether the reader played in that seat. */
  readonly isOwn: boolean;
  /** By seat. */
  readonly names: readonly string[];
}

/** A difference of chances in whole points. */
export const pointsOf = (chance: number): number => Math.round(100 * Math.abs(chance));

/** A chance in percent, as the reader's language writes it. Fluent leaves that to us. */
export const percentOf = (chance: number): string =>
  new Intl.NumberFormat(preferences.chosen.language, { style: "percent" }).format(chance);

export const storyOf = (told: Told): string =>
  told.analysis.kind === "race" ? raceStory(told.analysis, told) : gameStory(told.analysis, told);

/** Who started, lost and gave away: the reader, the reader's team, or others. */
function teller({ sides }: GameAnalysis, { seat, isOwn, names }: Told) {
  const isTeam = new Set(sides).size === 1;
  const who = isTeam ? (isOwn ? "we" : "team") : isOwn ? "you" : "other";
  return { who, name: names[seat] ?? "" };
}

function gameStory(analysis: GameAnalysis, told: Told): string {
  const sums = analysis.ledgers[told.seat];
  if (!sums) return "";
  const who = teller(analysis, told);
  return [
    t("story-start", { ...who, chance: percentOf(sums.deal) }),
    luckStory(sums.draws + sums.hands),
    givenStory(analysis, told, who),
    ...othersStory(analysis, told),
    ...concededStory(sums),
  ].join(" ");
}

function luckStory(luck: number): string {
  const points = pointsOf(luck);
  if (!points) return t("story-luck.even");
  return t(luck < 0 ? "story-luck.took" : "story-luck.gave", { points });
}

function givenStory({ turns, sides }: GameAnalysis, { seat }: Told, who: object): string {
  const own = turns.filter((turn) => sides[turn.seat] === sides[seat]);
  const points = pointsOf(own.reduce((sum, { loss }) => sum + loss.value, 0));
  if (!points) return t("story-nothing", { ...who });
  const worst = own.reduce((most, turn) => (turn.loss.value > most.loss.value ? turn : most));
  return t("story-given", { ...who, points, number: turns.indexOf(worst) + 1 });
}

/** What the other side gave away: without it, the sum would not add up. */
const othersStory = ({ ledgers, sides }: GameAnalysis, { seat, names }: Told) =>
  (ledgers[seat]?.given ?? []).flatMap((given, other) => {
    const points = sides[other] === sides[seat] ? 0 : pointsOf(given);
    return points ? [t("story-other", { name: names[other] ?? "", points })] : [];
  });

/** The chance with which the game was given up: that is neither luck nor a turn's loss. */
const concededStory = ({ conceded, result }: LedgerInfo) =>
  conceded ? [t("story-conceded", { chance: percentOf(result - conceded) })] : [];

function raceStory({ seats }: RaceAnalysis, { seat, isOwn, names }: Told): string {
  const figures = seats[seat]?.figures;
  if (!figures?.cards) return "";
  const missed = figures.misses.reduce((sum, { count }) => sum + count, 0);
  const who = { who: isOwn ? "you" : "other", name: names[seat] ?? "" };
  return t("story-race", { ...who, seconds: figures.delay / 1000, missed });
}
