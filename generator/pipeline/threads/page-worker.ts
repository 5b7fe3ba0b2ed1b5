import { forbidExit } from '../../site-code/forbid-exit';
import type { Task } from '../../workers/task';
import { doTask, type Work } from './tasks';

// Never restored: a thread serves one run and ends with it.
forbidExit();

/** Entry of a thread: tinypool calls the default export for each task. */
export default function work(task: Task<Work>) {
  return doTask(task);
}
