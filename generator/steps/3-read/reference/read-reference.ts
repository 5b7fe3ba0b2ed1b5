import { type Cache, hashOf } from '../../../cache';
import { engine } from '../../../cache/generator-hash';
import type { ReferenceCoverage } from '../../../contract/coverage';
import type { ReferenceFacts } from '../../../model/reference-facts';
import { packagesKey } from './packages-key';
import { readInThread } from './read-in-thread';

interface ReferenceRequest {
  /** Absolute. */
  root: string;
  coverage: ReferenceCoverage;
  cache: Cache;
}

/** The name under which a run finds what an earlier one read. */
const NAME = 'reference';

/**
 * All that a coverage names, read from the packages' declarations; remembered as long as the packages, the
 * coverage and this program are the same. What was kept and is damaged is read anew.
 */
export async function readReference({ root, coverage, cache }: ReferenceRequest): Promise<ReferenceFacts> {
  const { results, store } = cache;
  const key = hashOf(engine, JSON.stringify(coverage), packagesKey(root, coverage));
  const known = results.get(NAME);
  if (known?.key === key && isFacts(known.value)) {
    const { pages, catalogues } = known.value;
    if ([...pages, ...catalogues].every(({ data }) => store.has(data))) return known.value;
  }
  const value = await readInThread({ root, coverage, storeFolder: store.folder });
  results.set(NAME, { key, value });
  return value;
}

function isFacts(value: unknown): value is ReferenceFacts {
  return typeof value === 'object' && value !== null && 'pages' in value && 'counts' in value;
}
