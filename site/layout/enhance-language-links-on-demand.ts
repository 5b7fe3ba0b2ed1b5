import { hooked } from '../support/dom';
import { loadOnUse } from '../support/load-on-use';
import { LANGUAGE_LINK, LANGUAGE_MENU } from './hooks';

/** Loads the code of links to other languages, when a reader opens their menu or is about to use one. */
export function enhanceLanguageLinksOnDemand(): void {
  loadOnUse(`details:has(${hooked(LANGUAGE_MENU)}),${LANGUAGE_LINK}`, async () =>
    (await import('./enhance-language-links')).enhanceLanguageLinks(),
  );
}
