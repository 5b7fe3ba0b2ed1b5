import { doTask, type Task } from './tasks';

/** Entry of a thread: tinypool calls the default export once a task. */
export default function work(task: Task) {
  return doTask(task);
}
