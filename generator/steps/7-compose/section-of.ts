import type { SiteDefinition } from '../../contract/site';
import type { Route } from '../../model';
import { productOf } from '../../model/product-of';

/** A section of files that list pages: the pages of a product, of the title table, or all others. */
export interface Section {
  /** Its id in file names: `seeds`. */
  id: string;
  name: string;
  /** The path above its pages; only products have one. */
  path?: string;
}

/** The section that lists a page. */
export function sectionOf(
  { pathname, withTitles }: Pick<Route, 'pathname' | 'withTitles'>,
  site: Pick<SiteDefinition, 'name' | 'products' | 'titleMenu'>,
): Section {
  const product = productOf(site, pathname);
  if (product) {
    const [path] = product.paths ?? [];
    return {
      id: product.id,
      name: product.name,
      ...(path !== undefined && { path }),
    };
  }
  return withTitles && site.titleMenu
    ? { id: 'titles', name: site.titleMenu.title }
    : { id: 'pages', name: site.name };
}

/** Pages by section; both in the order of the routes. */
export function bySection<T extends Pick<Route, 'pathname' | 'withTitles'>>(
  routes: readonly T[],
  site: Pick<SiteDefinition, 'name' | 'products' | 'titleMenu'>,
): { section: Section; routes: T[] }[] {
  const sections = new Map<string, { section: Section; routes: T[] }>();
  for (const route of routes) {
    const section = sectionOf(route, site);
    const known = sections.get(section.id);
    if (known) known.routes.push(route);
    else sections.set(section.id, { section, routes: [route] });
  }
  return [...sections.values()];
}
