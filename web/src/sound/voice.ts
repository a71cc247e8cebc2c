// Values spoken aloud, as people do at the table, if the browser has a voice for the language.
import type { Language } from "../net/bodies";

/** Say a word at once, cutting off the one before: in a race only the newest counts. */
export function speak(word: string, language: Language): void {
  if (!("speechSynthesis" in window)) return; // some browsers have none, or have it turned off
  const voices = speechSynthesis.getVoices();
  const voice = voices.find(({ lang }) => lang.toLowerCase().startsWith(language));
  // A voice of another language would say it wrong. Some browsers list no voices until one was used.
  if (voices.length && !voice) return;
  const spoken = new SpeechSynthesisUtterance(word);
  spoken.lang = voice?.lang ?? language;
  spoken.voice = voice ?? null;
  spoken.rate = 1.2;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
