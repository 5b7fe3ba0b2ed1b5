import { site } from '../../data/site';
import type { SiteDefinition } from '../../generator/contract/site';

/**
 * Where a file of this site is read (`blob`) or changed (`edit`); undefined where the definition does not name the
 * repository that its texts and demos lie in. A link that leads nowhere is worse than none.
 */
export function sourceUrl(
  way: 'blob' | 'edit',
  file: string,
  { sources }: Pick<SiteDefinition, 'sources'> = site,
): string | undefined {
  return sources && `${sources.url}/${way}/${sources.branch}/${file}`;
}
