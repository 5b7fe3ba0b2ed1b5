import { languagesOf } from '../../contract/url';
import type { Inventory, Problem, Translation } from '../../model';
import { isText, titlesOf } from '../../model/words';
import { missingTitle, untranslatedTitle } from '../../problems/catalogue';
import { placeOfEntry } from './places-of-entry';

/** Paths of the title table have a title in the translation file of every language. */
export function missingTitles(inventory: Inventory): Problem[] {
  const readable = inventory.translations.filter(({ words }) => words);
  return readable.flatMap((translation) => missingIn(translation, inventory));
}

function missingIn(
  translation: Translation,
  { entries, site: { languages }, sources }: Inventory,
): Problem[] {
  const isDefault = translation.language === languages.default;
  const titles = titlesOf(translation);
  return entries
    .filter(({ from, pathname }) => from === 'titles' && isMissing(titles[pathname]))
    .filter(({ pathname }) => languagesOf(pathname, languages).includes(translation.language))
    .map(({ pathname }) => {
      const makeProblem = isDefault ? missingTitle : untranslatedTitle;
      return makeProblem(pathname, translation.file, placeOfEntry(pathname, sources));
    });
}

/** Titles that are not text are reported by another rule. */
function isMissing(title: unknown): boolean {
  return title === undefined || (typeof title === 'string' && !isText(title));
}
