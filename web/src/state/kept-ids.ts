// Ids that this browser keeps: what was done in it.

/** None if nothing was kept, or the browser forbids it. */
export function recalledIds(key: string): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Add to what is kept; another tab may have added some. Returns all that is known now. */
export function keepIds(key: string, ids: Iterable<string>): ReadonlySet<string> {
  const all = new Set([...recalledIds(key), ...ids]);
  try {
    localStorage.setItem(key, JSON.stringify([...all]));
  } catch {
    // It is known as long as the page is open.
  }
  return all;
}
