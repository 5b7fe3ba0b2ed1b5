import type { Task } from '../../workers/task';
import { doTask, type Work } from './tasks';

/** Entry of a thread: tinypool calls the default export once a task. */
export default function work(task: Task<Work>) {
  return doTask(task);
}
