import type { ReadReference } from '../../../../model/reference-pages';
import { componentType } from './component-type';
import { packageOf, type World } from './world';

/**
 * Public components without a page and without a reason, each in the package that declares it, and
 * exclusions that exclude nothing any more.
 */
export function findUncovered(world: World): Pick<ReadReference, 'uncovered' | 'overcautious'> {
  const uncovered: ReadReference['uncovered'] = [];
  const needed = new Set<string>();
  for (const { product, exports, declared } of world.packages) {
    const covered = new Set(product.components.map((component) => component.export));
    const excluded = new Set((product.excluded ?? []).flatMap(({ names }) => names));
    for (const [name, symbol] of exports) {
      const home = packageOf(symbol.declarations?.[0]?.getSourceFile().fileName ?? '', world);
      if (home?.declared !== declared || !componentType(symbol, world)) continue;
      if (excluded.has(name)) needed.add(`${product.name} ${name}`);
      else if (!covered.has(name)) uncovered.push({ product: product.name, package: declared.name, name });
    }
  }
  const products = new Set(world.packages.map(({ product }) => product));
  const overcautious = [...products].flatMap(({ name: product, excluded = [] }) =>
    excluded
      .flatMap(({ names }) => names)
      .filter((name) => !needed.has(`${product} ${name}`))
      .map((name) => ({ product, name })),
  );
  return { uncovered, overcautious };
}
