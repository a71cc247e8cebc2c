// The number of tables that wait, on the icon of the page and of the installed app.
const MOST = 9;

/** The icon with a number in its corner. */
export function numbered(icon: string, count: number): string {
  const text = count > MOST ? `${MOST}+` : `${count}`;
  const badge =
    '<circle cx="22" cy="22" r="10" fill="#b0261c"/><text x="22" y="26.5" fill="#fff" ' +
    `font-family="sans-serif" font-size="13" font-weight="700" text-anchor="middle">${text}</text>`;
  return icon.replace("</svg>", `${badge}</svg>`);
}

let icon: Promise<string> | null = null;

/** Show a number on the icon; 0 removes it. */
export async function badge(count: number): Promise<void> {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || (!count && !icon)) return;
  icon ??= fetch("/icon.svg").then((answer) => answer.text());
  const drawn = await icon;
  link.href = count
    ? `data:image/svg+xml,${encodeURIComponent(numbered(drawn, count))}`
    : "/icon.svg";
}
