import { Store } from '../../cache/store';
import type { TextFacts } from '../../model';
import { type LoadRequest, loadText } from '../../steps/3-read/texts/load-text';

/** A text that was read: its facts, and where the rest lies in the store. */
export interface ReadText {
  facts: TextFacts;
  loaded: string;
}

/** Step 5 for one text: loads it and keeps its HTML in the store for every page that tells it. */
export async function readText(request: LoadRequest, storeFolder: string): Promise<ReadText> {
  const text = await loadText(request);
  return { facts: text.facts, loaded: new Store(storeFolder).put(JSON.stringify(text)) };
}
