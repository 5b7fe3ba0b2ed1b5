import type { Inventory, Problem, Source } from '../../model';
import { missingWords } from './missing-words';
import { unusedWords } from './unused-words';

/**
 * Whether the words that the site asks for are there, and are asked for. `siteSources` are the source
 * files of the site's entries and all they import: without any, nothing can be said.
 */
export function checkWords(siteSources: readonly Source[], inventory: Inventory): Problem[] {
  const { translations, site, sources } = inventory;
  const list = translations.find(({ language, words }) => words && language === site.languages.default);
  if (!list || siteSources.length === 0) return [];
  return [...missingWords(siteSources, list), ...unusedWords([...siteSources, ...sources], list)];
}
