// Times of a game, as people read them.

const TENTH = 100;

/** Minutes and seconds, with hours where there are any: `1:05`, `2:00:30`. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, at) => (at ? `${part}`.padStart(2, "0") : `${part}`)).join(":");
}

/** The same with tenths, where every one counts: 83_400 is `1:23.4`, or `1:23,4`. */
export function stopped(milliseconds: number, language: string): string {
  const tenths = Math.floor(milliseconds / TENTH) % 10;
  const fraction = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(
    tenths / 10,
  );
  return `${clock(milliseconds)}${fraction.slice(1)}`;
}

const MINUTE = 60_000;
const UNITS = { days: 24 * 60 * MINUTE, hours: 60 * MINUTE, minutes: MINUTE } as const;

/** A hundredth more: of three days, three are left, even if the first minute has passed. */
const GRACE = 1.01;

/** What is left of a time, as a span. */
export const left = (milliseconds: number) => span(Math.max(0, GRACE * milliseconds));

/** A span of time in its largest whole unit, such as 3 days; less than a minute counts as one. */
export function span(milliseconds: number): { unit: keyof typeof UNITS; count: number } {
  const units = Object.keys(UNITS) as (keyof typeof UNITS)[];
  const unit = units.find((each) => milliseconds >= UNITS[each]) ?? "minutes";
  return { unit, count: Math.max(1, Math.floor(milliseconds / UNITS[unit])) };
}
