import { languages } from '../../data/languages';
import { site } from '../../data/site';
import type { PageProps } from '../../generator/page/page';
import { languageOf } from '../language/language-of';
import type { Attributes } from './tag';

/** An absolute URL of this site. */
export function absolute(url: string): string {
  return `${site.origin}${url}`;
}

/**
 * The canonical URL: that of the page, or that of the original if the page shows a text in another language.
 * It is computed from the route only.
 */
export function canonicalUrl({ url, content, translations }: PageProps): string {
  const language = content.kind === 'text' ? content.textLanguage : undefined;
  return absolute(translations.find((translation) => translation.language === language)?.url ?? url);
}

/** `alternate` links between translations, and `x-default`; none for a page without translations. */
export function alternates({ translations }: PageProps): Attributes[] {
  const real = translations.filter((translation) => translation.real);
  if (real.length < 2) return [];
  const original = real.find(({ language }) => language === languages.default);
  return [
    ...real.map(({ language, url }) => link(languageOf(language).tag, url)),
    ...(original ? [link('x-default', original.url)] : []),
  ];
}

function link(hreflang: string, url: string): Attributes {
  return { rel: 'alternate', hreflang, href: absolute(url) };
}
