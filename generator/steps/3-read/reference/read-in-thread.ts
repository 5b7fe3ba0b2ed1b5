import { Worker } from 'node:worker_threads';
import { ContentStore } from '../../../cache/content-store';
import { isCompiled } from '../../../cache/is-compiled';
import type { ReferenceCoverage } from '../../../contract/coverage';
import type { ReferenceFacts } from '../../../model/reference-facts';
import { storeReference } from './store-reference';

/** The input of the thread. */
export interface ReadRequest {
  root: string;
  coverage: ReferenceCoverage;
  storeFolder: string;
}

/** Reads the packages in this thread, and stores the result. */
export async function readAndStore({ root, coverage, storeFolder }: ReadRequest): Promise<ReferenceFacts> {
  const { readPackages } = await import('./declarations/read-packages');
  return storeReference(readPackages(root, coverage), new ContentStore(storeFolder));
}

/**
 * Reads the packages in a thread, in parallel with the rest of the build, because the compiler takes seconds. Run from source,
 * there is no compiled thread module, and the work is done in this thread.
 */
export function readInThread(request: ReadRequest): Promise<ReferenceFacts> {
  if (!isCompiled) return readAndStore(request);
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./reference-worker.mjs', import.meta.url), { workerData: request });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
