import path from 'node:path';
import type { SiteDefinition } from '../contract/site';
import { loadDefinition } from '../steps/1-collect/load-definition';

interface SourceFoldersRequest {
  root: string;
  definition: string;
  /** What is compiled of the definition is kept in there. */
  cacheFolder: string;
}

/**
 * The folders at the top of a site in which its definition and all that it names lie, relative to the root:
 * no build puts a site into one of them. Throws what `collect` throws when the definition cannot be loaded.
 */
export async function sourceFolders(request: SourceFoldersRequest): Promise<string[]> {
  const { root, definition, cacheFolder } = request;
  const { site } = await loadDefinition(root, definition, path.join(cacheFolder, 'definition'));
  const named = [definition, ...namedBy(site)].map((name) => path.normalize(name).split(path.sep)[0] ?? '');
  return [...new Set(named)].filter((name) => !['', '.', '..'].includes(name));
}

/** Nothing is known yet about what a definition exports. */
function namedBy(site: Partial<SiteDefinition> | undefined): string[] {
  return [...Object.values(site?.folders ?? {}), ...Object.values(site?.entries ?? {})].filter(
    (name) => typeof name === 'string',
  );
}
