import type { Problem, Source, Translation } from '../../model';
import { wordsOf } from '../../model/words';
import { missingWord } from '../../problems/catalogue';
import { placesIn } from '../../problems/locate/place-at';
import { stringLiterals } from '../../problems/locate/string-literals';

/** Keys in `t('…')` that the list of keys lacks. Computed keys are not checked. */
export function missingWords(siteSources: readonly Source[], list: Translation): Problem[] {
  const words = wordsOf(list);
  const keys = [...words.keys()];
  return siteSources.flatMap((source) => {
    const placeOf = placesIn(source);
    return askedKeys(source.text)
      .filter(({ value }) => !words.has(value))
      .map(({ value, offset }) => missingWord(value, { file: list.file, keys, place: placeOf(offset) }));
  });
}

function askedKeys(text: string) {
  return [...stringLiterals(text)].filter(
    ({ value, offset }) => isAsked(text, offset) && !value.includes('${'),
  );
}

/** Whether the literal is the first argument of a call of `t`. */
function isAsked(text: string, offset: number): boolean {
  return /(?<![\w$])t\(\s*$/.test(text.slice(Math.max(0, offset - 80), offset));
}
