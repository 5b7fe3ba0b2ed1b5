import { pathToFileURL } from 'node:url';
import { ContentStore } from '../../cache/content-store';
import type { Thrown } from '../../model';
import type { ServerEntry } from '../../page/server-entry';
import { describeThrown } from '../../problems/describe-thrown';
import { withinLimit } from '../../site-code/within-limit';
import type { PendingContent } from '../../steps/6-render/page/content';
import { pageDocuments, type WordsOf } from '../../steps/7-compose/search/page-documents';
import { fetchContent } from './produce-page';

/** One page to index: plain data, which can be sent to a thread. */
export interface DocumentRequest {
  content: PendingContent;
  /** The language of the page. */
  language: string;
  /** Absolute path of the module that draws, where only the site's code knows words of the text. */
  server?: string;
}

/** The store name of the documents of a page, or the error of the site's code. */
export type Documented = { documents: string; thrown?: never } | { thrown: Thrown };

/** Makes and stores the search documents of one page. */
export async function documentPage(
  { content: pending, language, server }: DocumentRequest,
  storeFolder: string,
): Promise<Documented> {
  const store = new ContentStore(storeFolder);
  const { content, slots } = fetchContent(pending, {}, store);
  try {
    const wordsOf = await wordsIn(server, language);
    const documents = withinLimit(() => pageDocuments({ content, slots, wordsOf }));
    return { documents: store.put(JSON.stringify(documents)) };
  } catch (error) {
    return { thrown: describeThrown(error) };
  }
}

async function wordsIn(server: string | undefined, language: string): Promise<WordsOf> {
  if (server === undefined) return () => '';
  const { serverEntry }: { serverEntry: ServerEntry } = await import(pathToFileURL(server).href);
  return (component, props) => serverEntry.searchWords?.(component, props, language) ?? '';
}
