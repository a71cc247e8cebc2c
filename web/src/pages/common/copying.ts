// Copies a text for whoever wants to give it to somebody. Whether it was copied is told.

/** By the clipboard, which is for https alone. */
export async function copy(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The old way, out of a field: it works on http, if any does. */
export function copyFrom(field: HTMLInputElement | HTMLTextAreaElement | undefined): boolean {
  field?.focus();
  field?.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- http has nothing newer
  return document.execCommand("copy");
}
