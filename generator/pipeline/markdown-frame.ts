import type { SiteDefinition } from '../contract/site';
import type { Route } from '../model';
import { productOf } from '../model/product-of';
import type { MarkdownFrame } from '../steps/7-compose/markdown/markdown-page';

/** The head of a Markdown page. Pages for missing paths have none, because they have no address of their own. */
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
