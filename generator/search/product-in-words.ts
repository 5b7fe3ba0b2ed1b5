import type { NamedProduct } from './product-of-import';
import type { SearchIndex } from './search-index';
import type { IndexedProduct } from './shapes';
import { isStopWord, isUnspaced, runsOf, stemOf } from './terms';

/**
 * Finds the product that a query names in words, by its id, its translation or the title of its pages in the menu:
 * `clean rain barrels in spring`. None if it names two, or nothing else.
 */
export function productInWords(question: string, index: SearchIndex): NamedProduct | undefined {
  const said = index.products.flatMap((product): NamedProduct[] => {
    const rest = restWithout(question, namesOf(product, index));
    return rest === undefined ? [] : [{ product, rest }];
  });
  const [first] = said;
  const asksMore = runsOf(first?.rest ?? '').some(({ text }) => !isStopWord(text));
  return said.length === 1 && asksMore ? first : undefined;
}

/** `rain barrels` of `x-rain-barrels`, its translations in the glossary, and the title of the group around its pages. */
function namesOf(product: IndexedProduct, index: SearchIndex): string[] {
  const [first] = product.pages;
  if (product.id === '' || !first) return [];
  const [group = ''] = index.groupsOf(first);
  const own = product.id.replace(/^x-/, '').split('-');
  const translated = (index.words.pairs ?? []).filter(
    ([, original]) => spelled(original.split(' ')) === spelled(own),
  );
  return [own.join(' '), group, ...translated.map(([word]) => word)];
}

/** A query without the first of some names that it contains; undefined if it contains none. */
function restWithout(question: string, names: readonly string[]): string | undefined {
  for (const name of names) {
    const rest = isUnspaced(name) ? withoutRun(question, name) : withoutWords(question, name.split(' '));
    if (rest !== undefined) return rest;
  }
  return undefined;
}

function withoutRun(question: string, name: string): string | undefined {
  return question.includes(name) ? question.replace(name, ' ') : undefined;
}

function withoutWords(question: string, name: readonly string[]): string | undefined {
  const words = runsOf(question).map(({ text }) => text);
  for (const length of new Set([name.length, 1])) {
    const at = words.findIndex((_, from) => spelled(words.slice(from, from + length)) === spelled(name));
    if (at >= 0) return [...words.slice(0, at), ...words.slice(at + length)].join(' ');
  }
  return undefined;
}

/** Equal for `Rain barrels`, `rain barrel` and `RainBarrel`. */
function spelled(words: readonly string[]): string {
  return words.map((word) => stemOf(word.toLowerCase())).join('');
}
