import type { Problem, Source, Translation } from '../../model';
import { wordsOf } from '../../model/words';
import { unusedWord } from '../../problems/catalogue';
import { locateKeys } from '../../problems/locate/locate';
import { stringLiterals } from '../../problems/locate/string-literals';

/**
 * Keys that no source contains, neither in `t('…')` nor in a table or template: `ads.${name}.title` counts as
 * a use of every matching key. If it is uncertain, a key counts as used.
 */
export function unusedWords(sources: readonly Source[], list: Translation): Problem[] {
  const used = new Set(sources.flatMap(({ text }) => [...stringLiterals(text)].map(({ value }) => value)));
  const shapes = [...used]
    .filter((value) => /\$\{.*\}/s.test(value) && /\w/.test(fixedParts(value).join('')))
    .map(shapeOf);
  const placeOf = locateKeys(list);
  return [...wordsOf(list).values()]
    .filter(({ key }) => !used.has(key) && !shapes.some((shape) => shape.test(key)))
    .map(({ key, path }) => unusedWord(key, placeOf(path)));
}

function shapeOf(template: string): RegExp {
  const escaped = fixedParts(template).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`, 's');
}

function fixedParts(template: string): string[] {
  return template.split(/\$\{[^}]*\}/);
}
