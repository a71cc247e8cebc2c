// Cards are laid by hand: none lies quite straight, and each always lies the same.

/** In degrees, to either side. */
const MOST = 1.6;
const STEPS = 9;

/** How a laid card leans, as an angle for CSS. */
export function tiltOf(card: string): string {
  let sum = 7;
  for (let at = 0; at < card.length; at++) sum = sum * 31 + card.charCodeAt(at);
  return `${(((sum % STEPS) / (STEPS - 1)) * 2 - 1) * MOST}deg`;
}
