import type { ReadText } from '../../model';
import type { DoTask } from '../../workers/task';
import { type Pictured, type PictureRequest, picturePage } from './picture-page';
import { type Documented, type DocumentRequest, documentPage } from './document-page';
import { type Produced, type ProduceRequest, producePage } from './produce-page';
import { readText, type TextRequest } from './read-text';
import { type CodeRequest, keepCode } from './record-code';
import { type RenameRequest, renamePage, type StoredPage } from './store-page';

/** The kinds of work of a thread, with the types of their requests and results. */
export interface Work {
  code: { request: CodeRequest; result: string };
  texts: { request: TextRequest; result: ReadText };
  pages: { request: ProduceRequest; result: Produced };
  renames: { request: RenameRequest; result: StoredPage };
  documents: { request: DocumentRequest; result: Documented };
  pictures: { request: PictureRequest; result: Pictured };
}

type Workers = {
  [Kind in keyof Work]: (
    request: Work[Kind]['request'],
    storeFolder: string,
  ) => Promise<Work[Kind]['result']>;
};

const workers: Workers = {
  code: keepCode,
  texts: readText,
  pages: producePage,
  renames: renamePage,
  documents: documentPage,
  pictures: picturePage,
};

/** Does the items of a task one after another; `context` is the folder of the store. */
export const doTask: DoTask<Work> = async ({ kind, context, requests }) => {
  const results: Work[typeof kind]['result'][] = [];
  for (const request of requests) results.push(await workers[kind](request, context));
  return results;
};
