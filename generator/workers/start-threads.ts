import type { Task, WorkTable } from './task';

/** Threads that share one queue. */
export interface Threads<Work extends WorkTable<Work>> {
  run<Kind extends keyof Work>(task: Task<Work, Kind>): Promise<Work[Kind]['result'][]>;
  close(): Promise<void>;
}

/** Starts threads that run the compiled module's default export. */
export async function startThreads<Work extends WorkTable<Work>>(
  module: URL,
  count: number,
): Promise<Threads<Work>> {
  const { default: Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: module.href,
    minThreads: count,
    maxThreads: count,
    runtime: 'worker_threads',
  });
  return { run: (task) => pool.run(task), close: () => pool.destroy() };
}
