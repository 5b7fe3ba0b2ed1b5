import { Worker } from 'node:worker_threads';
import { ContentStore } from '../../../cache/content-store';
import { isCompiled } from '../../../cache/is-compiled';
import type { ReferenceCoverage } from '../../../contract/coverage';
import type { ReferenceFacts } from '../../../model/reference-facts';
import { keepReference } from './keep-reference';

/** What a thread is sent. */
export interface ReadRequest {
  root: string;
  coverage: ReferenceCoverage;
  storeFolder: string;
}

/** Reads the packages here and now, and keeps what they say. */
export async function readAndKeep({ root, coverage, storeFolder }: ReadRequest): Promise<ReferenceFacts> {
  const { readPackages } = await import('./declarations/read-packages');
  return keepReference(readPackages(root, coverage), new ContentStore(storeFolder));
}

/**
 * The compiler works for seconds on one thread; beside the rest of the build that costs less. Run from
 * source there is no compiled thread module, and the work is done here.
 */
export function readInThread(request: ReadRequest): Promise<ReferenceFacts> {
  if (!isCompiled) return readAndKeep(request);
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./reference-worker.mjs', import.meta.url), { workerData: request });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
