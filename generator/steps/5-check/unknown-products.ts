import type { Inventory, Problem, TextFacts } from '../../model';
import { unknownProduct } from '../../problems/catalogue';

/** Texts whose front matter names a product that the definition does not have. */
export function unknownProducts(
  facts: readonly TextFacts[],
  { site: { products } }: Pick<Inventory, 'site'>,
): Problem[] {
  if (!products) return [];
  const ids = products.map(({ id }) => id);
  return facts.flatMap(({ product }) =>
    product && !ids.includes(product.target) ? [unknownProduct(product, ids)] : [],
  );
}
