import { addresses } from '../../data/addresses';
import { parseUrl, urlOf } from '../../generator/contract/url';

/** A page view (RULES §7). */
export interface PageView {
  page_title: string;
  /** The path without the language. */
  page_location: string;
  productId: string | null;
  productCategoryId: string | null;
}

/** Reads the data of a page view from the head of the page. */
export function pageView(page: Document, pathname: string): PageView {
  return {
    page_title: page.title,
    page_location: withoutLanguage(pathname),
    productId: metaOf(page, 'mui:productId'),
    productCategoryId: metaOf(page, 'mui:productCategoryId'),
  };
}

function withoutLanguage(pathname: string): string {
  const userLanguage = addresses.languages.default;
  return urlOf({ ...parseUrl(pathname, addresses), userLanguage }, addresses);
}

function metaOf(page: Document, name: string): string | null {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}
