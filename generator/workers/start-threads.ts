import type { Task, Work } from '../pipeline/threads/tasks';

/** Threads with one queue. */
export interface Threads {
  run<Kind extends keyof Work>(task: Task<Kind>): Promise<Work[Kind]['result'][]>;
  close(): Promise<void>;
}

/** Starts threads that run the compiled module's default export. */
export async function startThreads(module: URL, count: number): Promise<Threads> {
  const { default: Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: module.href,
    minThreads: count,
    maxThreads: count,
    runtime: 'worker_threads',
  });
  return { run: (task) => pool.run(task), close: () => pool.destroy() };
}
