import type { SiteDefinition } from '../../../contract/site';
import { linkTo } from '../../../contract/url';
import type { Section } from '../section-of';

/** The output file with all Markdown pages of a product; other sections have none. */
export function fullFileOf(
  { path }: Pick<Section, 'path'>,
  { languages }: Pick<SiteDefinition, 'languages'>,
  userLanguage: string,
): string | undefined {
  if (path === undefined) return undefined;
  return `${linkTo({ pathname: path, userLanguage }, languages).slice(1)}llms-full.txt`;
}

/** All pages one after the other; each begins with its title and address. */
export function fullText(pages: readonly string[]): string {
  return pages.join('\n');
}
