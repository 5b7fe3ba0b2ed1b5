import type { IndexedProduct } from './shapes';
import { isStopWord, runsOf } from './terms';

/** A product that a query names, as an import does or in words (`product-in-words.ts`). */
export interface NamedProduct {
  product: IndexedProduct;
  /** The other words of the query; empty if there are only stop words. */
  rest: string;
}

/**
 * Finds the product that a query names as an import does, by its id or by one of its packages: with or without scope, version and
 * the path of a module.
 */
export function productOfImport(
  question: string,
  products: readonly IndexedProduct[],
): NamedProduct | undefined {
  for (const specifier of question.match(/[^\s'"`,;]+/g) ?? []) {
    for (const product of products) {
      const name = namesOf(product).find((one) => isBelow(specifier.toLowerCase(), one));
      if (name === undefined) continue;
      const module = specifier.slice(name.length).replace(/^@[^/]*/, '');
      const rest = question.replace(specifier, module).replace(BEGINNING, '');
      const isNameOnly = runsOf(rest).every(({ text }) => isStopWord(text));
      return { product, rest: isNameOnly ? '' : rest };
    }
  }
  return undefined;
}

/** How an import begins: of one that a reader pastes, the names count. */
const BEGINNING = /^\s*(?:import|export)\s(?:\s*type\b)?(?=.*\bfrom\s*['"])/;

/** A name of one plain word may be an ordinary word of a query. */
function namesOf({ id, packages = [] }: IndexedProduct): string[] {
  const unscoped = packages.map((name) => name.replace(/^@.+\//, ''));
  return [id, ...packages, ...unscoped].filter((name) => /[@/-]/.test(name));
}

function isBelow(specifier: string, name: string): boolean {
  return specifier.startsWith(name) && /^(?:[@/]|$)/.test(specifier.slice(name.length));
}
