// What this browser tells its device apart by: a random text, for daily deals only.

const KEY = "backtrick-device";
const BYTES = 16;

/** Known as long as the page is open, if the browser keeps nothing. */
let remembered = "";

const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (each) =>
    each.toString(16).padStart(2, "0"),
  ).join("");

/** The same in all tabs of this browser, and for all guests. */
export function device(): string {
  try {
    remembered ||= localStorage.getItem(KEY) ?? "";
    remembered ||= fresh();
    localStorage.setItem(KEY, remembered);
  } catch {
    remembered ||= fresh();
  }
  return remembered;
}
