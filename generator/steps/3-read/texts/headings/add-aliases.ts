import type { Heading } from './find-headings';
import { formerIds } from './former-ids';

/**
 * Adds the id that the reference site gave to each section as an alias, unless it is taken. Translations use
 * the aliases of their original, as they use its ids. Returns the aliases.
 */
export function addAliases(
  sections: readonly Heading[],
  { ids, taken, original }: { ids: readonly string[]; taken: readonly string[]; original: readonly string[] },
): string[] {
  const used = new Set([...ids, ...taken]);
  const own = formerIds(sections);
  return sections.flatMap(({ open }, at) => {
    const former = original[at] ?? own[at] ?? '';
    if (former === '' || used.has(former)) return [];
    used.add(former);
    open.meta = { alias: former };
    return [former];
  });
}

/** The alias of a heading, if it has one. */
export function aliasOf(meta: unknown): string | undefined {
  const alias = typeof meta === 'object' && meta !== null && 'alias' in meta ? meta.alias : undefined;
  return typeof alias === 'string' ? alias : undefined;
}
