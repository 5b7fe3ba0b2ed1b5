import { hooked } from '../support/dom';
import { importAgain } from '../support/import-again';
import { loadOnUse } from '../support/load-on-use';
import { LANGUAGE_LINK, LANGUAGE_MENU } from './hooks';

/** Loads the code of links to other languages, when a reader opens their menu or is about to use one. */
export function enhanceLanguageLinksOnDemand(): void {
  const code = importAgain(() => import('./enhance-language-links'));
  loadOnUse(`details:has(${hooked(LANGUAGE_MENU)}),${LANGUAGE_LINK}`, async () =>
    (await code()).enhanceLanguageLinks(),
  );
}
