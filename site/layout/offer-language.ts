import { lasting } from '../support/storage';

/** The language that a reader chose by hand, and the one that was offered: each once. */
export const LANGUAGE_KEY = 'language';
export const OFFERED_KEY = 'language-offered';

/** Languages by their codes; what others wrote into storage is none. */
export function preferredLanguage(codes: readonly string[], wanted: readonly string[]): string | undefined {
  const chosen = lasting.read(LANGUAGE_KEY);
  if (chosen !== null && codes.includes(chosen)) return chosen;
  const found = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return found.find((code) => codes.includes(code));
}

/** Shows an offer, for the only time. */
export function showOffer(offer: HTMLElement): void {
  lasting.write(OFFERED_KEY, offer.dataset.language ?? '');
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => offer.remove());
}
