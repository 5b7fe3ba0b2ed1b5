import path from 'node:path';
import type { Memory } from '../cache';
import type { SiteDefinition } from '../contract/site';
import { loadDefinition } from '../steps/1-collect/load-definition';

/**
 * The folders at the top of a site in which its definition and all that it names lie, relative to the root:
 * no build puts a site into one of them. Throws what `collect` throws when the definition cannot be loaded.
 */
export async function sourceFolders(memory: Memory, definition: string): Promise<string[]> {
  const { site } = await loadDefinition(memory, definition);
  const named = [definition, ...namedBy(site)].map((name) => path.normalize(name).split(path.sep)[0] ?? '');
  return [...new Set(named)].filter((name) => !['', '.', '..'].includes(name));
}

/** Nothing is known yet about what a definition exports. */
function namedBy(site: Partial<SiteDefinition> | undefined): string[] {
  return [...Object.values(site?.folders ?? {}), ...Object.values(site?.entries ?? {})].filter(
    (name) => typeof name === 'string',
  );
}
