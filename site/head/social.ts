import { productOf } from '../../data/products';
import { site } from '../../data/site';
import { fileUrl } from '../../generator/contract/url';
import type { PageProps } from '../../generator/page/page';
import { PICTURE_SIZE } from '../../generator/page/picture';
import { languageOf } from '../language/language-of';
import { absolute, canonicalUrl } from './addresses';
import type { Attributes } from './tag';

/** The image of links to pages without their own. */
const SOCIAL_CARD = fileUrl(`${site.assets}/icons/social-card.png`, site);

/** Open Graph and Twitter tags (RULES §3.4): the preview of a link to the page. */
export function socialTags(page: PageProps): Attributes[] {
  const headers = page.content.kind === 'text' ? page.content.headers : undefined;
  const title = headers?.cardTitle ?? page.title;
  const description = headers?.cardDescription ?? page.description;
  const image = absolute(page.picture?.url ?? SOCIAL_CARD);
  return [
    property('og:type', 'website'),
    property('og:site_name', productOf(page.pathname).documentName),
    property('og:title', title),
    property('og:description', description || undefined),
    property('og:url', canonicalUrl(page)),
    property('og:image', image),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', page.picture?.alt),
    property('og:locale', languageOf(page.userLanguage).openGraph),
    ...otherLocales(page),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description || undefined },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: page.picture?.alt },
  ].filter(({ content }) => content !== undefined);
}

function otherLocales({ translations, userLanguage }: PageProps): Attributes[] {
  return translations
    .filter(({ language, real }) => real && language !== userLanguage)
    .map(({ language }) => property('og:locale:alternate', languageOf(language).openGraph));
}

function property(name: string, content: string | undefined): Attributes {
  return { property: name, content };
}
