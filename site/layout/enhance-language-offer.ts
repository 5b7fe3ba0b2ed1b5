import { all, closest } from '../support/dom';
import { lasting } from '../support/storage';
import { LANGUAGE_KEY, OFFERED_KEY, preferredLanguage, showOffer } from './offer-language';

/** Remembers the language that a reader goes to, and offers it once on a page in another one. */
export function enhanceLanguageOffer(): void {
  document.addEventListener('click', (event) => {
    const code = closest(event, '[data-keep-place]')?.closest<HTMLElement>('[data-language]')?.dataset
      .language;
    if (code !== undefined) lasting.write(LANGUAGE_KEY, code);
  });
  const offers = all('.language-offer');
  const own = document.documentElement.lang.split('-')[0] ?? '';
  const codes = [own, ...offers.map(({ dataset }) => dataset.language ?? '')];
  const preferred = preferredLanguage(codes, navigator.languages);
  const offer = offers.find(({ dataset }) => dataset.language === preferred);
  if (offer && lasting.read(OFFERED_KEY) !== preferred) showOffer(offer);
}
