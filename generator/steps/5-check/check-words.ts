import type { Inventory, Problem, Source } from '../../model';
import { missingWords } from './missing-words';
import { isListEmpty } from './translation-keys';
import { unusedWords } from './unused-words';

/**
 * Reports interface texts that the site uses and no translation file has, and unused ones. `siteSources` are
 * the source files of the site's entries and all their imports; without them, nothing is reported.
 */
export function checkWords(siteSources: readonly Source[], inventory: Inventory): Problem[] {
  const { translations, site, sources } = inventory;
  const list = translations.find(({ language, words }) => words && language === site.languages.default);
  if (!list || siteSources.length === 0 || isListEmpty(inventory)) return [];
  return [...missingWords(siteSources, list), ...unusedWords([...siteSources, ...sources], list)];
}
