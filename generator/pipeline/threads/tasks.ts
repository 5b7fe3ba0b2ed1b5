import type { LoadRequest } from '../../steps/3-read/texts/load-text';
import { type Produced, type ProduceRequest, producePage } from './produce-page';
import { type ReadText, readText } from './read-text';

/** What can be asked for: by kind, what one item is made from and what it becomes. */
export interface Work {
  texts: { request: LoadRequest; result: ReadText };
  pages: { request: ProduceRequest; result: Produced };
}

/** A few items of one kind: what a thread does at a time. */
export interface Task<Kind extends keyof Work = keyof Work> {
  kind: Kind;
  storeFolder: string;
  requests: Work[Kind]['request'][];
}

type Workers = {
  [Kind in keyof Work]: (
    request: Work[Kind]['request'],
    storeFolder: string,
  ) => Promise<Work[Kind]['result']>;
};

const workers: Workers = { texts: readText, pages: producePage };

/** Does a task here and now, one item after another; results come in the order of the requests. */
export async function doTask<Kind extends keyof Work>(task: Task<Kind>): Promise<Work[Kind]['result'][]> {
  const results: Work[Kind]['result'][] = [];
  for (const request of task.requests) results.push(await workers[task.kind](request, task.storeFolder));
  return results;
}
