import { SearchIndex } from './search-index';
import type { SearchManifest, TextShard, TitleShard } from './shapes';

/** Returns the text of a file of the output, by its path. */
export type ReadFile = (file: string) => string | Promise<string>;

/** Opens the whole index of a language: the shards of a manifest. */
export async function openIndex(manifest: string, read: ReadFile): Promise<SearchIndex> {
  const index = new SearchIndex();
  const { titles, words, texts }: SearchManifest = JSON.parse(await read(manifest));
  const titleShard: TitleShard = JSON.parse(await read(titles.slice(1)));
  for (const _ of index.addTitles(titleShard));
  if (words !== undefined) index.addWords(JSON.parse(await read(words.slice(1))));
  for (const [product, file] of Object.entries(texts)) {
    const textShard: TextShard = JSON.parse(await read(file.slice(1)));
    for (const _ of index.addTexts(product, textShard));
  }
  return index;
}
