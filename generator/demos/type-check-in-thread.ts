import { Worker } from 'node:worker_threads';
import type { Problem } from '../model';

interface TypeCheckRequest {
  root: string;
  files: string[];
}

declare const XDOCS_ENGINE: string | undefined;

/**
 * The compiler works for seconds on one thread; beside the rest of the build that costs less. Run from
 * source there is no compiled thread module, and the work is done here.
 */
export async function typeCheckInThread(request: TypeCheckRequest): Promise<Problem[]> {
  if (typeof XDOCS_ENGINE === 'undefined') {
    const { typeCheckDemos } = await import('../steps/2-check/demo-types/type-check-demos');
    return typeCheckDemos(request);
  }
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./type-worker.js', import.meta.url), { workerData: request });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
