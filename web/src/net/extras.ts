// What the server adds to a view, where there is no server: nothing can be done, and nobody waits.
import type { Extras } from "../wire";

export const NO_EXTRAS: Extras = {
  number: 1,
  commitment: "",
  opens: 0,
  began: 0,
  changed: 0,
  deadline: null,
  awaited: [],
  legal: [],
  can_take_back: false,
  considering: null,
  considered: null,
  proposals: [],
  concessions: [],
  abandoned: false,
  seed: null,
  hints: 0,
  hint: "off",
};
