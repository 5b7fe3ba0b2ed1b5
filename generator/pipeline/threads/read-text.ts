import { ContentStore } from '../../cache/content-store';
import type { ReadText } from '../../model';
import { type LoadRequest, loadText } from '../../steps/3-read/texts/load-text';
import { openCode } from './record-code';

/** One text to load: plain data, which can be sent to a thread. */
export interface TextRequest extends LoadRequest {
  /** Store names of the code records beside it, by file. */
  code: Readonly<Record<string, string>>;
}

/** Step 3 for one text: loads it and stores its HTML for every page that shows it. */
export async function readText({ code, ...request }: TextRequest, storeFolder: string): Promise<ReadText> {
  const store = new ContentStore(storeFolder);
  const text = await loadText(request, openCode(code, store));
  return { facts: text.facts, loaded: store.put(JSON.stringify(text)) };
}
