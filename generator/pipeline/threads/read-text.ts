import { ContentStore } from '../../cache/content-store';
import type { ReadText } from '../../model';
import { type LoadRequest, loadText } from '../../steps/3-read/texts/load-text';
import { openCode } from './record-code';

/** One text to load: plain data, as a thread is sent it. */
export interface TextRequest extends LoadRequest {
  /** Names in the store of what is known of the code beside it, by file. */
  code: Readonly<Record<string, string>>;
}

/** Step 3 for one text: loads it and keeps its HTML in the store for every page that shows it. */
export async function readText({ code, ...request }: TextRequest, storeFolder: string): Promise<ReadText> {
  const store = new ContentStore(storeFolder);
  const text = await loadText(request, openCode(code, store));
  return { facts: text.facts, loaded: store.put(JSON.stringify(text)) };
}
