import path from 'node:path';
import { publishesSources } from '../../../problems/catalogue/definition';
import type { DefinitionFault, ReadDefinition } from '../definition/definition-fault';

/** A public folder that contains sources: texts, code, the definition or packages. */
export function publishedSources({ site, definition }: ReadDefinition): DefinitionFault[] {
  const folder = path.posix.normalize(site.folders.public).replace(/\/$/, '');
  const sources = [definition, site.folders.pages, site.folders.site, ...Object.values(site.entries)];
  const held = [...sources, 'node_modules', '.git'].find(
    (source) => source !== undefined && isWithin(path.posix.normalize(source), folder),
  );
  if (held === undefined) return [];
  return [{ path: ['folders', 'public'], makeProblem: (place) => publishesSources({ folder, held }, place) }];
}

function isWithin(inner: string, outer: string): boolean {
  return outer === '.' || inner === outer || inner.startsWith(`${outer}/`);
}
