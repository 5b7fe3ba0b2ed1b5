import { lasting } from '../support/storage';

/** The language that was offered: once is enough. */
const OFFERED_KEY = 'language-offered';

/**
 * Shows the offer of the language that a reader chose by hand, or that their device names first of those which the
 * page has. What others wrote into storage is no language.
 */
export function offerLanguage(offers: HTMLElement[], own: string, chosen: string | null): void {
  const codes = [own, ...offers.map(({ dataset }) => dataset.language ?? '')];
  const wanted = [chosen ?? '', ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '')];
  const preferred = wanted.find((code) => codes.includes(code));
  const offer = offers.find(({ dataset }) => dataset.language === preferred);
  if (!offer || preferred === undefined || lasting.read(OFFERED_KEY) === preferred) return;
  lasting.write(OFFERED_KEY, preferred);
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => offer.remove());
}
