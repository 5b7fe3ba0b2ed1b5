import { availableParallelism } from 'node:os';
import { startThreads, type Threads } from './start-threads';
import type { DoTask, Task, WorkTable } from './task';

/** Fewer items than this are done in the main thread: starting threads would cost more. */
const MIN_ITEMS_FOR_THREADS = 48;
const ITEMS_A_TASK = 16;

/** Does work in threads or in the main thread; results come in the order of the requests. */
export interface Pool<Work extends WorkTable<Work>> {
  run<Kind extends keyof Work>(
    kind: Kind,
    requests: Work[Kind]['request'][],
    done?: (count: number) => void,
  ): Promise<Work[Kind]['result'][]>;
  close(): Promise<void>;
}

interface PoolRequest<Work extends WorkTable<Work>> {
  /** Passed to every task. */
  context: string;
  /** Loads the function that does work in the main thread. */
  load: () => Promise<DoTask<Work>>;
  /** Zero: no threads. Default: one for each core except that of the main thread. */
  workers?: number | undefined;
  /** The compiled thread module; without one (run from source) all work is done in the main thread. */
  worker?: URL | undefined;
  /** Kinds of work during which the main thread waits: by default, one more thread uses its core. */
  alone?: readonly (keyof Work)[];
}

type Run<Work extends WorkTable<Work>> = Threads<Work>['run'];

/**
 * Starts threads with the first large request. There are few, because each compiles all code again and has its own heap, and
 * while texts are read, packages are bundled and types are checked beside them.
 */
export function openPool<Work extends WorkTable<Work>>(request: PoolRequest<Work>): Pool<Work> {
  const { context, load, worker, alone = [] } = request;
  const workers = request.workers ?? Math.max(1, availableParallelism() - 1);
  const more = request.workers === undefined && workers < availableParallelism() ? 1 : 0;
  let threads: Promise<Threads<Work>> | undefined;
  let further: Promise<Threads<Work>> | undefined;
  /** One function for each thread. */
  const usualThreads = async (module: URL): Promise<Run<Work>[]> => {
    threads ??= startThreads<Work>(module, workers);
    const { run } = await threads;
    return Array.from({ length: workers }, () => run);
  };
  const allThreads = async (module: URL): Promise<Run<Work>[]> => {
    if (more > 0) further ??= startThreads<Work>(module, more);
    return [...(await usualThreads(module)), ...(further ? [(await further).run] : [])];
  };
  return {
    run: async (kind, requests, done) => {
      const tasks = cut(requests).map((part) => ({ kind, context, requests: part }));
      const count = counter(done);
      const isLarge = requests.length >= MIN_ITEMS_FOR_THREADS;
      if (!worker || workers === 0 || !(threads || isLarge)) return inTurn(tasks, load, count);
      const threadsOfKind = isLarge && alone.includes(kind) ? allThreads : usualThreads;
      return shared(tasks, await threadsOfKind(worker), count);
    },
    close: async () => {
      await (await threads)?.close();
      await (await further)?.close();
    },
  };
}

/** Does tasks in threads: each takes the next one when it has finished the one before. */
async function shared<Work extends WorkTable<Work>, Kind extends keyof Work>(
  tasks: Task<Work, Kind>[],
  threads: Run<Work>[],
  count: <R>(results: R[]) => R[],
): Promise<Work[Kind]['result'][]> {
  const results: Work[Kind]['result'][][] = [];
  const left = tasks.entries();
  const work = async (run: Run<Work>) => {
    for (const [at, task] of left) results[at] = count(await run(task));
  };
  await Promise.all(threads.map(work));
  return results.flat();
}

/** Does tasks in the main thread, one after another. */
async function inTurn<Work extends WorkTable<Work>, Kind extends keyof Work>(
  tasks: Task<Work, Kind>[],
  load: () => Promise<DoTask<Work>>,
  count: <R>(results: R[]) => R[],
): Promise<Work[Kind]['result'][]> {
  if (tasks.length === 0) return [];
  const doTask = await load();
  const results: Work[Kind]['result'][] = [];
  for (const task of tasks) results.push(...count(await doTask(task)));
  return results;
}

function cut<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / ITEMS_A_TASK);
  return Array.from({ length: count }, (_, at) => items.slice(at * ITEMS_A_TASK, (at + 1) * ITEMS_A_TASK));
}

function counter(done: ((count: number) => void) | undefined): <R>(results: R[]) => R[] {
  let finished = 0;
  return (results) => {
    finished += results.length;
    done?.(finished);
    return results;
  };
}
