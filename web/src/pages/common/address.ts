// The step and seat in the address of the page, so that a link leads to the same moment. A link
// to the review says so.

import { here } from "../../state/place.svelte";

interface Moment {
  readonly seat: number | null;
  readonly at: number;
}

interface Wanted {
  /** Whether somebody wants to read the review first. */
  readonly isReview: boolean;
  readonly seat: number | null;
  readonly step: number;
}

const REVIEW = "review";

/** Browsers limit changes of the address: it follows with a delay. */
const REST = 300;

const whole = (text: string | null): number | null =>
  text && /^\d{1,5}$/.test(text) ? Number(text) : null;

export function wantedIn(search: string): Wanted {
  const fields = new URLSearchParams(search);
  const isReview = fields.get("first") === REVIEW;
  return { isReview, seat: whole(fields.get("seat")), step: whole(fields.get("step")) ?? 0 };
}

/** The address that leads to the review first. */
export const withReview = (path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}first=${REVIEW}`;

export function addressOf(path: string, { seat, at }: Moment): string {
  const fields = new URLSearchParams();
  if (seat !== null) fields.set("seat", `${seat}`);
  if (at > 0) fields.set("step", `${at}`);
  return fields.size ? `${path}?${fields}` : path;
}

/** Put a moment into the address, soon. Returns a function that cancels it. */
export function keepAddress(moment: Moment): () => void {
  const { isReview } = wantedIn(location.search);
  const path = addressOf(location.pathname, moment);
  return renameSoon(isReview ? withReview(path) : path);
}

/** Give the page another address, soon. Returns a function that cancels it. */
export function renameSoon(address: string): () => void {
  const { pathname } = location;
  const timer = setTimeout(() => {
    // Otherwise another page is on its way, and has its own.
    if (location.pathname === pathname) here.rename(address);
  }, REST);
  return () => clearTimeout(timer);
}
