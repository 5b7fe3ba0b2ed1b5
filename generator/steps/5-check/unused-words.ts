import type { Problem, Source, Translation } from '../../model';
import { wordsOf } from '../../model/words';
import { unusedWord } from '../../problems/catalogue';
import { locateKeys } from '../../problems/locate/locate';
import { stringLiterals } from '../../problems/locate/string-literals';

/**
 * Keys that no source says, be it in `t('…')`, in a table or in parts: `ads.${name}.title` uses every
 * key of this shape. Rather a dead key left than a living one called dead.
 */
export function unusedWords(sources: readonly Source[], list: Translation): Problem[] {
  const said = new Set(sources.flatMap(({ text }) => [...stringLiterals(text)].map(({ says }) => says)));
  const shapes = [...said]
    .filter((says) => /\$\{.*\}/s.test(says) && /\w/.test(fixedParts(says).join('')))
    .map(shapeOf);
  const placeOf = locateKeys(list);
  return [...wordsOf(list).values()]
    .filter(({ key }) => !said.has(key) && !shapes.some((shape) => shape.test(key)))
    .map(({ key, path }) => unusedWord(key, placeOf(path)));
}

function shapeOf(template: string): RegExp {
  const escaped = fixedParts(template).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`, 's');
}

function fixedParts(template: string): string[] {
  return template.split(/\$\{[^}]*\}/);
}
