import { ContentStore } from '../../cache/content-store';
import type { ReadText } from '../../model';
import { type LoadRequest, loadText } from '../../steps/3-read/texts/load-text';

/** Step 3 for one text: loads it and keeps its HTML in the store for every page that shows it. */
export async function readText(request: LoadRequest, storeFolder: string): Promise<ReadText> {
  const text = await loadText(request);
  return { facts: text.facts, loaded: new ContentStore(storeFolder).put(JSON.stringify(text)) };
}
