import { doTask, type Task } from './tasks';

/** Entry of a thread: tinypool calls the default export once a task. */
// biome-ignore lint/style/noDefaultExport: tinypool asks for it
export default function work(task: Task) {
  return doTask(task);
}
