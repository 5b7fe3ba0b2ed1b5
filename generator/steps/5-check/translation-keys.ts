import type { Inventory, Problem, Translation } from '../../model';
import { isText, invalidTables, titlesOf, wordsOf } from '../../model/words';
import {
  noWords,
  unknownWord,
  untranslatedWord,
  wordNotText,
  wordsNotAnObject,
} from '../../problems/catalogue';
import { locateKeys } from '../../problems/locate/locate';

/**
 * The translation file of the default language is the list of keys; all other files have exactly these keys.
 */
export function translationKeys(inventory: Inventory): Problem[] {
  const { translations, site } = inventory;
  const readable = translations.filter(({ words }) => words);
  const list = readable.find(({ language }) => language === site.languages.default);
  const others = readable.filter(({ language }) => language !== site.languages.default);
  const comparable = list && !isListEmpty(inventory);
  return [
    ...readable.flatMap(wordsThatAreNotText),
    ...(list && !comparable ? [noWords(list.file)] : []),
    ...(comparable ? others.flatMap((other) => differences(other, list)) : []),
  ];
}

/** Whether the list of keys was lost: only files of other languages have words. */
export function isListEmpty({ translations, site }: Inventory): boolean {
  const list = translations.find(({ words, language }) => words && language === site.languages.default);
  if (!list || invalidTables(list).length > 0 || wordsOf(list).size > 0) return false;
  return translations.some((other) => wordsOf(other).size > 0);
}

function wordsThatAreNotText(translation: Translation): Problem[] {
  const titles = Object.entries(titlesOf(translation)).map(([key, value]) => ({
    key,
    path: ['pages', key],
    value,
  }));
  const wrong = [...wordsOf(translation).values(), ...titles].filter(
    ({ value }) => typeof value !== 'string',
  );
  const placeOf = locateKeys(translation);
  return [
    ...invalidTables(translation).map((name) => wordsNotAnObject(name, placeOf([name]))),
    ...wrong.map(({ key, path }) => wordNotText(key, placeOf(path))),
  ];
}

function differences(other: Translation, list: Translation): Problem[] {
  const [known, words] = [wordsOf(list), wordsOf(other)];
  const placeOf = locateKeys(other);
  const keys = [...known.keys()];
  const missing = keys.filter((key) => !words.has(key) || words.get(key)?.value === '');
  return [
    ...missing.map((key) => untranslatedWord(key, other.file, placeOf(words.get(key)?.path ?? []))),
    ...[...words.values()]
      .filter(({ key, value }) => !known.has(key) && isText(value))
      .map(({ key, path }) => unknownWord(key, { file: list.file, keys, place: placeOf(path) })),
  ];
}
