import type { Inventory, Problem } from '../../model';
import { MARKS } from '../../model/marks';
import { titlesOf, wordsOf } from '../../model/words';
import { markCharacter } from '../../problems/catalogue';
import { locateKeys } from '../../problems/locate/locate';

/** Texts and titles that contain a reserved character, which the generator would interpret. */
export function markedWords({ translations }: Inventory): Problem[] {
  return translations.flatMap((translation) => {
    const titles = Object.entries(titlesOf(translation)).map(([key, value]) => ({
      key,
      path: ['pages', key],
      value,
    }));
    const marked = [...wordsOf(translation).values(), ...titles].flatMap(({ key, path, value }) => {
      const mark = typeof value === 'string' ? MARKS.exec(value)?.[0] : undefined;
      return mark === undefined ? [] : [{ key, path, mark }];
    });
    if (marked.length === 0) return [];
    const placeOf = locateKeys(translation);
    return marked.map(({ key, path, mark }) =>
      markCharacter(`'${key}' in ${translation.file}`, mark, placeOf(path)),
    );
  });
}
