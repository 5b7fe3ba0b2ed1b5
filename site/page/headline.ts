import type { PageProps } from '../../generator/page/page';

/** What stands between a product and a page in titles such as `Charts - Bars`. */
const DASH = ' - ';

/** What a page is called above its text. */
export interface Headline {
  /** The product, where nothing else above the text says it. */
  product?: string;
  name: string;
}

/**
 * The title of a page without its product, which the breadcrumb says already: `Bars`. The product stays where the
 * group of that name leads to this very page, as `Overview` alone would say nothing.
 */
export function headline({ title, parents, url }: Pick<PageProps, 'title' | 'parents' | 'url'>): Headline {
  const end = title.indexOf(DASH);
  if (end <= 0) return { name: title };
  const product = title.slice(0, end);
  const name = title.slice(end + DASH.length);
  const isSaid = parents.some((parent) => parent.title === product && parent.url !== url);
  return isSaid ? { name } : { product, name };
}
