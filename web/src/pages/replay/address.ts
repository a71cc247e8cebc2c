// Where somebody looks, as part of the page's address: so a link leads others to the same moment.

interface Wanted {
  readonly seat: number | null;
  readonly step: number;
}

const whole = (text: string | null): number | null => (text && /^\d{1,5}$/.test(text) ? Number(text) : null);

export function wantedIn(search: string): Wanted {
  const fields = new URLSearchParams(search);
  return { seat: whole(fields.get("seat")), step: whole(fields.get("step")) ?? 0 };
}

export function addressOf(path: string, { seat, at }: { readonly seat: number | null; readonly at: number }): string {
  const fields = new URLSearchParams();
  if (seat !== null) fields.set("seat", `${seat}`);
  if (at > 0) fields.set("step", `${at}`);
  return fields.size ? `${path}?${fields}` : path;
}
