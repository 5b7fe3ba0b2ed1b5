import { pathToFileURL } from 'node:url';
import type { Memory } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import type { Source } from '../../model';
import { compileDefinition } from './compile-definition';

/** A definition that could be run, and the files it came from. */
export interface LoadedDefinition {
  site: SiteDefinition;
  sources: Source[];
}

/**
 * Runs the module at `definition` (relative to the root), which exports `site`.
 * Throws a SiteError when it does not compile or exports no site.
 */
export async function loadDefinition(memory: Memory, definition: string): Promise<LoadedDefinition> {
  const { module, inputs } = await compileDefinition(memory, definition);
  const loaded: { site: SiteDefinition } = await import(pathToFileURL(module).href);
  const sources = inputs.map((file) => ({ file, text: memory.snapshot.text(file) }));
  return { site: loaded.site, sources };
}
