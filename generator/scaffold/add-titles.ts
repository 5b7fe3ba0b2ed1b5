import { applyEdits, modify } from 'jsonc-parser';
import type { Translation } from '../model';
import type { NewFile } from './write-together';

const AS_WRITTEN = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** Adds the titles of a path to the translation files of the given languages. */
export function addTitles(
  translations: Translation[],
  pathname: string,
  titles: Readonly<Record<string, string>>,
): NewFile[] {
  return translations.flatMap(({ language, file, text, words }) => {
    const title = titles[language];
    if (title === undefined || !words) return [];
    return [{ file, contents: applyEdits(text, modify(text, ['pages', pathname], title, AS_WRITTEN)) }];
  });
}
