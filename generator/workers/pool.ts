import { availableParallelism } from 'node:os';
import type { Task, Work } from '../pipeline/threads/tasks';
import { startThreads, type Threads } from './start-threads';

/** Fewer items than this are done here: starting threads costs more than they do. */
const WORTH_THREADS = 48;
const ITEMS_A_TASK = 16;

/** Reads texts and makes pages, in threads or here; results come in the order of the requests. */
export interface Pool {
  run<Kind extends keyof Work>(
    kind: Kind,
    requests: Work[Kind]['request'][],
    done?: (count: number) => void,
  ): Promise<Work[Kind]['result'][]>;
  close(): Promise<void>;
}

interface PoolRequest {
  storeFolder: string;
  /** Zero works here and now; without a number it is one a core. */
  workers?: number | undefined;
  /** The compiled thread module; without one (run from source) all work is done here. */
  worker?: URL | undefined;
}

/** Opens threads when the first large piece of work asks for them. */
export function openPool({ storeFolder, workers = availableParallelism(), worker }: PoolRequest): Pool {
  let threads: Promise<Threads> | undefined;
  return {
    run: async (kind, requests, done) => {
      const tasks = cut(requests).map((part) => ({ kind, storeFolder, requests: part }));
      const count = counter(done);
      if (worker && workers > 0 && (threads || requests.length >= WORTH_THREADS)) {
        threads ??= startThreads(worker, workers);
        const { run } = await threads;
        return (await Promise.all(tasks.map((task) => run(task).then(count)))).flat();
      }
      return inTurn(tasks, count);
    },
    close: async () => (await threads)?.close(),
  };
}

/** Here and now, one task after another; what does the work is loaded when there is some. */
async function inTurn<Kind extends keyof Work>(
  tasks: Task<Kind>[],
  count: <R>(results: R[]) => R[],
): Promise<Work[Kind]['result'][]> {
  if (tasks.length === 0) return [];
  const { doTask } = await import('../pipeline/threads/tasks');
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
