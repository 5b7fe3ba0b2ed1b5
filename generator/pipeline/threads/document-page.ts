import { pathToFileURL } from 'node:url';
import { ContentStore } from '../../cache/content-store';
import type { Thrown } from '../../model';
import type { ServerEntry } from '../../page/server-entry';
import { describeThrown } from '../../problems/describe-thrown';
import { withinLimit } from '../../site-code/within-limit';
import type { PendingContent } from '../../steps/6-render/page/content';
import { pageDocuments, type WordsOf } from '../../steps/7-compose/search/page-documents';
import { fetchContent } from './produce-page';

/** One page to be searched: plain data, as a thread is sent it. */
export interface DocumentRequest {
  content: PendingContent;
  /** Of the page. */
  language: string;
  /** Absolute path of the module that draws, where the text places what only the site knows the words of. */
  server?: string;
}

/** The name of a page's documents in the store, or what the site's code threw instead of telling its words. */
export type Documented = { documents: string; thrown?: never } | { thrown: Thrown };

/** What the search has to know of one page. */
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
