// The step and seat in the address of the page, so that a link leads to the same moment.

interface Moment {
  readonly seat: number | null;
  readonly at: number;
}

interface Wanted {
  readonly seat: number | null;
  readonly step: number;
}

/** Browsers limit changes of the address: it follows with a delay. */
const REST = 300;

const whole = (text: string | null): number | null =>
  text && /^\d{1,5}$/.test(text) ? Number(text) : null;

export function wantedIn(search: string): Wanted {
  const fields = new URLSearchParams(search);
  return { seat: whole(fields.get("seat")), step: whole(fields.get("step")) ?? 0 };
}

export function addressOf(path: string, { seat, at }: Moment): string {
  const fields = new URLSearchParams();
  if (seat !== null) fields.set("seat", `${seat}`);
  if (at > 0) fields.set("step", `${at}`);
  return fields.size ? `${path}?${fields}` : path;
}

/** Put a moment into the address, soon. Returns a function that cancels it. */
export function keepAddress(moment: Moment): () => void {
  const address = addressOf(location.pathname, moment);
  const timer = setTimeout(() => history.replaceState(null, "", address), REST);
  return () => clearTimeout(timer);
}
