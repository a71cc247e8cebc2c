// How a card flies: by transforms alone, which a browser moves by itself, however busy the page is.

export interface Flight {
  /** In milliseconds. */
  readonly lasts: number;
  readonly delay?: number;
  /** How much larger the card is halfway, since it is nearer. */
  readonly lift: number;
  /** In degrees: how it leans when it leaves. */
  readonly lean?: number;
  /** Whether it starts with its back up. */
  readonly isTurned?: boolean;
}

/** Fast at first. */
const EASING = "cubic-bezier(0.33, 1, 0.68, 1)";
/** The shares of the way at which its size is given. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Where the middle of something is. */
const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];

/** Let a card fly from one place to another, where it is already. */
export function flies(node: HTMLElement, start: DOMRect, end: DOMRect, flight: Flight): Animation {
  const { lasts, delay = 0, lift, lean = 0, isTurned = false } = flight;
  const [[x = 0, y = 0], [toX = 0, toY = 0]] = [middle(start), middle(end)];
  const smaller = start.width / end.width - 1;
  const frames = SHARES.map((arrived) => {
    const left = 1 - arrived;
    const size = (1 + smaller * left) * (1 + lift * Math.sin(Math.PI * arrived));
    const turn = isTurned ? `rotateY(${180 * left}deg)` : `rotate(${lean * left}deg)`;
    const way = `translate(${(x - toX) * left}px, ${(y - toY) * left}px)`;
    return { offset: arrived, transform: `${way} scale(${size}) ${turn}` };
  });
  return node.animate(frames, { duration: lasts, delay, easing: EASING, fill: "backwards" });
}

/** Let something glide from where it was to where it is. */
export function slides(node: HTMLElement, was: DOMRect, is: DOMRect, lasts: number): void {
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (!x && !y) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  node.animate(frames, { duration: lasts, easing: EASING });
}
