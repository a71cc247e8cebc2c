// How cards make room for each other.
import { settings } from "../../state/settings.svelte";

/** For `animate:flip`. */
export const sliding = (): { readonly duration: number } => ({
  duration: settings.moves ? 220 : 0,
});
