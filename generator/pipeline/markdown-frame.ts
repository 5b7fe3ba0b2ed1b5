import type { SiteDefinition } from '../contract/site';
import type { Route } from '../model';
import { productOf } from '../model/product-of';
import type { MarkdownFrame } from '../steps/7-compose/markdown/markdown-page';

/** What stands above a page as Markdown. A page that stands in for others has no address that anybody could ask for. */
export function markdownFrame(
  { kind, language, pathname, url, text }: Route,
  site: SiteDefinition,
): { markdown?: MarkdownFrame } {
  if (kind === 'not-found' || kind === 'offline') return {};
  const spoken = text?.language ?? language;
  const product = productOf(site, pathname);
  return {
    markdown: {
      address: `${site.origin}${url}`,
      origin: site.origin,
      language: site.languages.all.find(({ code }) => code === spoken)?.tag ?? spoken,
      ...(product && { product: product.id }),
    },
  };
}
