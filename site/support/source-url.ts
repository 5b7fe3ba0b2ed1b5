import { site } from '../../data/site';
import type { SiteDefinition } from '../../generator/contract/site';

/**
 * The URL of a source file for reading (`blob`) or editing (`edit`); undefined if the definition has no
 * repository, because a broken link is worse than none.
 */
export function sourceUrl(
  way: 'blob' | 'edit',
  file: string,
  { sources }: Pick<SiteDefinition, 'sources'> = site,
): string | undefined {
  return sources && `${sources.url}/${way}/${sources.branch}/${file}`;
}
