import type { Inventory, Problem, Translation } from '../../model';
import { duplicateWord, missingTranslationFile, translationNotAnObject } from '../../problems/catalogue';
import { readJson } from '../../problems/locate/json-places';
import { placesIn } from '../../problems/locate/place-at';
import { jsonFault } from './json-fault';

/** Every language has a translation file (RULES §8) that is valid JSON without duplicate keys. */
export function translationFiles({ translations }: Inventory): Problem[] {
  return translations.flatMap((translation) =>
    translation.words ? duplicates(translation) : [unreadableWords(translation)],
  );
}

function unreadableWords(translation: Translation): Problem {
  const { file, isMissing, language } = translation;
  if (isMissing) return missingTranslationFile(file, language);
  return jsonFault(translation) ?? translationNotAnObject(file);
}

function duplicates(translation: Translation): Problem[] {
  const placeOf = placesIn(translation);
  return [...readJson(translation.text).keys].flatMap(([key, offsets]) =>
    offsets.slice(1).map((offset) => duplicateWord(key.replaceAll('\u0000', '.'), placeOf(offset))),
  );
}
