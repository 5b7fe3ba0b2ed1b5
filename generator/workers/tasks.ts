import type { Produced, ProduceRequest } from '../produce';
import { producePage } from '../produce';
import type { ReadText } from '../read-text';
import { readText } from '../read-text';
import type { LoadRequest } from '../steps/5-load/load-text';

/** What a thread can be asked for: a few texts to read, or a few pages to make. */
export type Task =
  | { kind: 'texts'; storeFolder: string; requests: LoadRequest[] }
  | { kind: 'pages'; storeFolder: string; requests: ProduceRequest[] };

/** Answers by kind, in the order of the requests. */
export interface Answer {
  texts: ReadText[];
  pages: Produced[];
}

/** Does a task here and now; a thread does nothing else. */
export async function doTask(task: Task): Promise<ReadText[] | Produced[]> {
  return task.kind === 'texts'
    ? inOrder(task.requests, (request) => readText(request, task.storeFolder))
    : inOrder(task.requests, (request) => producePage(request, task.storeFolder));
}

/** One after another: a thread gains nothing from having several pages half done. */
async function inOrder<I, O>(items: I[], work: (item: I) => Promise<O>): Promise<O[]> {
  const results: O[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
