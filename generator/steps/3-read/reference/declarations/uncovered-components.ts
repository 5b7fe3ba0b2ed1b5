import type { ReadReference } from '../../../../model/reference-pages';
import { componentType } from './component-type';
import { type Context, packageOf } from './context';

/**
 * Public components that are neither covered nor excluded, each in the package that declares it, and exclusions without
 * effect.
 */
export function findUncoveredComponents(
  context: Context,
): Pick<ReadReference, 'uncovered' | 'needlessExclusions'> {
  const uncovered: ReadReference['uncovered'] = [];
  const needed = new Set<string>();
  for (const { product, exports, declared } of context.packages) {
    const covered = new Set(product.components.map((component) => component.export));
    const excluded = new Set((product.excluded ?? []).flatMap(({ names }) => names));
    for (const [name, symbol] of exports) {
      const home = packageOf(symbol.declarations?.[0]?.getSourceFile().fileName ?? '', context);
      if (home?.declared !== declared || !componentType(symbol, context)) continue;
      if (excluded.has(name)) needed.add(`${product.name} ${name}`);
      else if (!covered.has(name)) uncovered.push({ product: product.name, package: declared.name, name });
    }
  }
  const products = new Set(context.packages.map(({ product }) => product));
  const needlessExclusions = [...products].flatMap(({ name: product, excluded = [] }) =>
    excluded
      .flatMap(({ names }) => names)
      .filter((name) => !needed.has(`${product} ${name}`))
      .map((name) => ({ product, name })),
  );
  return { uncovered, needlessExclusions };
}
