import type { SearchIndex } from '../../generator/search/search-index';
import type { SearchManifest, TextShard, TitleShard, WordShard } from '../../generator/search/shapes';
import type { SearchPlace } from './search-messages';

/** The maximum time for which adding data delays queries, in milliseconds. */
const PIECE_MS = 12;

/**
 * Loads the index of a language: titles first, then synonyms and texts, those of the reader's product first.
 */
export async function loadShards(index: SearchIndex, place: SearchPlace, more: () => void): Promise<void> {
  const { titles, words, texts } = await fetchManifest(place);
  const shard = <T>(path: string): Promise<T> => fetchJson(place.base + path);
  const products = Object.keys(texts).sort((a, b) => Number(b === place.near) - Number(a === place.near));
  const [first] = products;
  // The texts of the reader's product are loaded together with the titles.
  const nearest = first === undefined ? undefined : shard<TextShard>(texts[first] ?? '');
  nearest?.catch(() => undefined);
  const known = words === undefined ? undefined : shard<WordShard>(words);
  known?.catch(() => undefined);
  await inPieces(index.addTitles(await shard<TitleShard>(titles)));
  more();
  if (known) index.addWords(await known);
  for (const product of products) {
    const text = product === first ? nearest : shard<TextShard>(texts[product] ?? '');
    if (text) await inPieces(index.addTexts(product, await text));
    more();
  }
}

/** A cached manifest may list removed files, so it is revalidated. */
function fetchManifest({ manifest }: SearchPlace): Promise<SearchManifest> {
  return fetchJson(manifest, { cache: 'no-cache' });
}

async function fetchJson<T>(url: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

async function inPieces(work: Generator<void>): Promise<void> {
  let since = performance.now();
  for (const _ of work) {
    if (performance.now() - since < PIECE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
