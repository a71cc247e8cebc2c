// The arrows beside rows that go up or down, as paths of an SVG of 16 by 16.
export const ARROWS = { up: "M8 14V3M3 8l5-6 5 6", down: "M8 2v11M3 8l5 6 5-6" } as const;
