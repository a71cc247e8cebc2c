// How cards make room for each other.
import { preferences } from "../../state/preferences.svelte";

/** For `animate:flip`. */
export const sliding = (): { readonly duration: number } => ({
  duration: preferences.moves ? 220 : 0,
});
