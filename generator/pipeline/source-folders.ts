import path from 'node:path';
import type { Memory } from '../cache';
import type { SiteDefinition } from '../contract/site';
import { loadDefinition } from '../steps/1-collect/load-definition';

/**
 * The top-level folders of the definition and of everything that it names, relative to the root: no build may publish into
 * one of them. Throws like `collect` when the definition cannot be loaded.
 */
export async function sourceFolders(memory: Memory, definition: string): Promise<string[]> {
  const { site } = await loadDefinition(memory, definition);
  const named = [definition, ...namedPaths(site)].map(
    (name) => path.normalize(name).split(path.sep)[0] ?? '',
  );
  return [...new Set(named)].filter((name) => !['', '.', '..'].includes(name));
}

/** Paths in the definition, which is not validated yet. */
function namedPaths(site: Partial<SiteDefinition> | undefined): string[] {
  return [...Object.values(site?.folders ?? {}), ...Object.values(site?.entries ?? {})].filter(
    (name) => typeof name === 'string',
  );
}
