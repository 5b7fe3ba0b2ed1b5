import { availableParallelism } from 'node:os';
import type { Produced, ProduceRequest } from '../produce';
import type { ReadText } from '../read-text';
import type { LoadRequest } from '../steps/5-load/load-text';
import { doTask, type Task } from './tasks';

/** Fewer items than this are done here: starting a thread costs more than they do. */
const WORTH_A_THREAD = 48;
const ITEMS_A_TASK = 16;

/** Reads texts and makes pages, in threads or here; answers come in the order of the requests. */
export interface Pool {
  readTexts(requests: LoadRequest[], done?: (count: number) => void): Promise<ReadText[]>;
  producePages(requests: ProduceRequest[], done?: (count: number) => void): Promise<Produced[]>;
  close(): Promise<void>;
}

interface PoolRequest {
  storeFolder: string;
  /** Zero works here and now; without a number it is one a core. */
  workers?: number | undefined;
  /** The compiled worker; without one (run from source) all work is done here. */
  worker?: URL | undefined;
}

type Run = (task: Task) => Promise<ReadText[] | Produced[]>;

/** Opens threads when the first large piece of work asks for them. */
export function openPool({ storeFolder, workers = availableParallelism(), worker }: PoolRequest): Pool {
  let threads: Promise<{ run: Run; close: () => Promise<void> }> | undefined;
  const runnerFor = async (count: number): Promise<Run> => {
    if (workers === 0 || !worker || (count < WORTH_A_THREAD && !threads)) return doTask;
    threads ??= startThreads(worker, workers);
    return (await threads).run;
  };
  return {
    readTexts: async (requests, done) =>
      inTasks(requests, await runnerFor(requests.length), { kind: 'texts', storeFolder, done }) as Promise<
        ReadText[]
      >,
    producePages: async (requests, done) =>
      inTasks(requests, await runnerFor(requests.length), { kind: 'pages', storeFolder, done }) as Promise<
        Produced[]
      >,
    close: async () => (await threads)?.close(),
  };
}

async function startThreads(worker: URL, workers: number) {
  const { default: Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: worker.href,
    minThreads: workers,
    maxThreads: workers,
    runtime: 'worker_threads',
  });
  const run: Run = (task) => pool.run(task);
  return { run, close: () => pool.destroy() };
}

interface TaskFrame {
  kind: Task['kind'];
  storeFolder: string;
  done: ((count: number) => void) | undefined;
}

async function inTasks(requests: unknown[], run: Run, { kind, storeFolder, done }: TaskFrame) {
  const tasks: Promise<(ReadText | Produced)[]>[] = [];
  let finished = 0;
  for (let at = 0; at < requests.length; at += ITEMS_A_TASK) {
    const part = requests.slice(at, at + ITEMS_A_TASK);
    const answer = run({ kind, storeFolder, requests: part } as Task).then((results) => {
      finished += part.length;
      done?.(finished);
      return results;
    });
    tasks.push(answer);
    if (run === doTask) await answer;
  }
  return (await Promise.all(tasks)).flat();
}
