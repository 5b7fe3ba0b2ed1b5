import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '../../contract/site';
import type { Source } from '../../model';
import { compileDefinition } from './compile-definition';

/** A definition that could be run, and the files it came from. */
export interface LoadedDefinition {
  site: SiteDefinition;
  sources: Source[];
}

/**
 * Runs the module at `definition` (relative to `root`), which exports `site`.
 * Throws a SiteError when it does not compile or exports no site.
 */
export async function loadDefinition(
  root: string,
  definition: string,
  folder: string,
): Promise<LoadedDefinition> {
  const { module, inputs } = await compileDefinition(root, definition, folder);
  const loaded: { site: SiteDefinition } = await import(pathToFileURL(module).href);
  const sources = await Promise.all(
    inputs.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
  return { site: loaded.site, sources };
}
