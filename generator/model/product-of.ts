import type { SiteProduct } from '../contract/products';
import type { SiteDefinition } from '../contract/site';

/** The product that a path belongs to. */
export function productOf(
  { products = [] }: Pick<SiteDefinition, 'products'>,
  pathname: string,
): SiteProduct | undefined {
  const fitting = products.flatMap((product) =>
    (product.paths ?? [])
      .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
      .map((path) => ({ product, length: path.length })),
  );
  return fitting.sort((a, b) => b.length - a.length)[0]?.product;
}
