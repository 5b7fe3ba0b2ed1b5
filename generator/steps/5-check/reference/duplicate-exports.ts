import type { Problem } from '../../../model';
import { duplicateExport } from '../../../problems/catalogue';
import { locate } from '../../../problems/locate/locate';
import type { ReferenceContext } from './reference-context';

/**
 * An export, or a path, that the coverage of one family contains twice: the second page would replace the
 * first.
 */
export function duplicateExports({ coverage, inventory }: ReferenceContext): Problem[] {
  return coverage.products.flatMap((product) => {
    const all = [...product.components, ...product.interfaces];
    const twice = [
      ...repeated(all.map((covered) => covered.export)),
      ...repeated(all.map(({ pathname }) => pathname)),
    ];
    return twice.map((name) => duplicateExport(name, product.name, locate(name, inventory.sources)));
  });
}

function repeated(names: string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
