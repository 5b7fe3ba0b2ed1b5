import { all, hooked } from '../support/dom';
import { lasting } from '../support/storage';
import { LANGUAGE_OFFER } from './hooks';

/** The language that a reader chose by hand. */
export const LANGUAGE_KEY = 'language';

/** Whoever may prefer another language than the page's is looked at closely (offer-language.ts); most need not be. */
export function enhanceLanguageOffer(): void {
  const offers = all(hooked(LANGUAGE_OFFER));
  if (!offers[0]) return;
  const own = document.documentElement.lang.split('-')[0] ?? '';
  const chosen = lasting.read(LANGUAGE_KEY);
  if ((chosen ?? navigator.language).split('-')[0] === own) return;
  import('./offer-language')
    .then(({ offerLanguage }) => offerLanguage(offers, own, chosen))
    .catch(console.error);
}
