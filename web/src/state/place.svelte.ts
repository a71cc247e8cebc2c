// The page that is open. Links are plain links; `follow` handles those that stay in the client.
import { type Place, placeOf } from "../routes";

/** What the browser keeps with an address, even when the page is loaded again. */
interface Kept {
  /** The path of the page from which a link led here. */
  readonly from: string;
}

class Here {
  place = $state.raw<Place>(placeOf(location.pathname));

  /** The page from which a link led here; null if that is not known. */
  get from(): Place | null {
    const kept = history.state as Kept | null;
    return kept && placeOf(kept.from);
  }

  /** Go to another page of the client. */
  go(path: string, { replace = false } = {}): void {
    const address = new URL(path, location.href);
    const kept: Kept = { from: location.pathname };
    if (replace) this.rename(address);
    else if (address.href !== location.href) history.pushState(kept, "", address);
    this.place = placeOf(location.pathname);
  }

  /** Give the page that is open another address. */
  rename(address: string | URL): void {
    history.replaceState(history.state, "", address);
  }

  /** The browser went back or forward. */
  returned(): void {
    this.place = placeOf(location.pathname);
  }

  /** Follow a link without loading the page again, unless it leads elsewhere or opens a tab. */
  follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest("a");
    if (!link || click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.hash) return;
    click.preventDefault();
    this.go(link.href);
  }
}

export const here = new Here();

export const go = (path: string, how?: { replace?: boolean }): void => here.go(path, how);
