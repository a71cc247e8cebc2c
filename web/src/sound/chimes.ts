// Short sounds, made of a few tones: nothing to download.

interface Tone {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds, from the start of the sound. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

export type Sound = "lay" | "draw" | "back" | "miss" | "count" | "go" | "won";

const tone = (pitch: number, at: number, lasts: number, loud: number): Tone => ({
  pitch,
  at,
  lasts,
  loud,
});

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  lay: [tone(330, 0, 0.12, 0.1)],
  draw: [tone(220, 0, 0.05, 0.05)],
  back: [tone(294, 0, 0.09, 0.06), tone(247, 0.08, 0.12, 0.06)],
  miss: [tone(165, 0, 0.2, 0.09)],
  count: [tone(392, 0, 0.09, 0.05)],
  go: [tone(587, 0, 0.3, 0.08)],
  won: [tone(392, 0, 0.2, 0.08), tone(494, 0.14, 0.2, 0.08), tone(587, 0.28, 0.5, 0.08)],
};

let context: AudioContext | null = null;

/** The audio context; null until the page was touched or a key pressed: browsers demand it. */
function awake(): AudioContext | null {
  if (!("AudioContext" in window && "userActivation" in navigator)) return null; // old browsers
  if (!navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Make a sound, higher by some semitones. */
export function play(sound: Sound, higher = 0): void {
  const place = awake();
  if (!place) return;
  for (const each of SOUNDS[sound]) ring(place, each, 2 ** (higher / 12));
}

function ring(place: AudioContext, { pitch, at, lasts, loud }: Tone, higher: number): void {
  const begin = place.currentTime + at;
  const string = new OscillatorNode(place, { type: "triangle", frequency: pitch * higher });
  const volume = new GainNode(place, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  string.connect(volume).connect(place.destination);
  string.start(begin);
  string.stop(begin + lasts);
}
