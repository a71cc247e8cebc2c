// Copies a text to the clipboard. Both functions return whether it worked.

/** By the clipboard API, which exists on https only. */
export async function copy(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The old way, out of a field: the only one that may work on http. */
export function copyFrom(field: HTMLInputElement | HTMLTextAreaElement | undefined): boolean {
  field?.focus();
  field?.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- http has nothing newer
  return document.execCommand("copy");
}
