import type { SiteDefinition } from '../../../contract/site';

/** The packages of a product: the one that its pages document, and the others of its family in the API reference. */
export function productPackages(
  { products = [], reference }: Pick<SiteDefinition, 'products' | 'reference'>,
  id: string,
): string[] {
  const own = products.find((product) => product.id === id)?.package;
  if (own === undefined) return [];
  const families = (reference?.products ?? []).map(({ packages }) => packages.map(({ name }) => name));
  return families.find((names) => names.includes(own)) ?? [own];
}
