import { keep, type Memory, type Recipe, recall, Snapshot } from '../../../cache';
import type { ReferenceCoverage } from '../../../contract/coverage';
import type { ReferenceFacts } from '../../../model/reference-facts';
import { localPackagesHash } from './local-packages';
import { readInThread } from './read-in-thread';

/**
 * Reads the declarations of everything that a coverage names. Cached by the packages, the coverage and this
 * program. If sources of the repository's own packages change while they are read, the next run reads them
 * again.
 */
export async function readReference(memory: Memory, coverage: ReferenceCoverage): Promise<ReferenceFacts> {
  const { snapshot, store, installed } = memory;
  const own = localPackagesHash(snapshot, coverage);
  const inputs = { coverage: JSON.stringify(coverage), installed, 'own packages': own };
  const recipe: Recipe = { name: 'reference', inputs, code: 'reference' };
  const known = recall<ReferenceFacts>(memory, recipe);
  if (known) return known;
  const value = await readInThread({ root: snapshot.root, coverage, storeFolder: store.folder });
  if (localPackagesHash(new Snapshot(snapshot.root), coverage) !== own) return value;
  const kept = [...value.pages, ...value.catalogues, ...value.tables].map(({ data }) => data);
  return keep(memory, recipe, { value, kept });
}
