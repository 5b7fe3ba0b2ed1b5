import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { openPool, type Pool } from '../../../generator/workers/pool';
import { temporaryFolder } from '../../temporary-folder';

interface Work {
  texts: { request: number; result: [number, number] };
  pages: { request: number; result: [number, number] };
}

let pool: Pool<Work>;

afterEach(() => pool.close());

/** Opens a pool whose threads answer with the request and the number of the thread. */
function open(options: { workers?: number } = {}): void {
  const module = path.join(temporaryFolder('pool'), 'thread.mjs');
  writeFileSync(
    module,
    `import { threadId } from 'node:worker_threads';
import { setTimeout } from 'node:timers/promises';
export default async ({ requests }) => {
  await setTimeout(Math.random() * 20);
  if (requests.includes(-1)) throw new Error('no page');
  return requests.map((request) => [request, threadId]);
};`,
  );
  const load = () => Promise.reject(new Error('the main thread has other work'));
  pool = openPool<Work>({ context: '', load, worker: pathToFileURL(module), alone: ['pages'], ...options });
}

const threadsOf = (results: [number, number][]) => new Set(results.map(([, thread]) => thread)).size;

const cores = availableParallelism();
const besides = Math.max(1, cores - 1);
const many = Array.from({ length: 500 * cores }, (_, at) => at);

it('the main thread keeps a core while it works itself, and gives it away while it waits', async () => {
  open();
  const texts = await pool.run('texts', many);
  const pages = await pool.run('pages', many);
  const again = await pool.run('texts', many);

  expect([texts, pages, again].map(threadsOf)).toEqual([besides, cores, besides]);
});

it('results come in the order of their requests, whichever thread is faster', async () => {
  open();
  const pages = await pool.run('pages', many);

  expect(pages.map(([request]) => request)).toEqual(many);
});

it('a number of threads that was asked for is not exceeded', async () => {
  open({ workers: 1 });

  expect(threadsOf(await pool.run('pages', many))).toBe(1);
});

it('an error of one thread ends the work', async () => {
  open();

  await expect(pool.run('pages', [...many, -1, ...many])).rejects.toThrow('no page');
});
