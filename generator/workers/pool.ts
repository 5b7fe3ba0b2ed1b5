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
}

/**
 * Starts threads with the first large request. There are few, because each compiles all code again and has its own heap: on
 * two cores, two threads took 77 s of processor time for work that one did in 60 s, and finished no sooner.
 */
export function openPool<Work extends WorkTable<Work>>({
  context,
  load,
  workers = Math.max(1, availableParallelism() - 1),
  worker,
}: PoolRequest<Work>): Pool<Work> {
  let threads: Promise<Threads<Work>> | undefined;
  return {
    run: async (kind, requests, done) => {
      const tasks = cut(requests).map((part) => ({ kind, context, requests: part }));
      const count = counter(done);
      if (worker && workers > 0 && (threads || requests.length >= MIN_ITEMS_FOR_THREADS)) {
        threads ??= startThreads<Work>(worker, workers);
        const { run } = await threads;
        return (await Promise.all(tasks.map((task) => run(task).then(count)))).flat();
      }
      return inTurn(tasks, load, count);
    },
    close: async () => (await threads)?.close(),
  };
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
