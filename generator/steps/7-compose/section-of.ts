import type { SiteDefinition } from '../../contract/site';
import type { Route } from '../../model';
import { productOf } from '../../model/product-of';

/** A part of the site in files that list pages: those of a product, those of the title table, and all others. */
export interface Section {
  /** In names of files: `seeds`. */
  id: string;
  name: string;
  /** Where its pages begin; only products have such a path. */
  path?: string;
}

/** The part of the site that a page is listed in. */
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

/** Pages by the part of the site they are listed in; both in the order of the routes. */
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
