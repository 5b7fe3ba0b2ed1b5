import { type Cache, hashOf, type RememberedText } from '../cache';
import { engine } from '../cache/generator-hash';
import type { Inventory, Text } from '../model';
import type { Reporter } from '../reporter';
import type { LoadRequest } from '../steps/3-read/texts/load-text';
import type { Pool } from '../workers/pool';

interface ReadTextsRequest {
  inventory: Inventory;
  cache: Cache;
  pool: Pool;
  reporter: Reporter;
}

/** Reads every text that changed since the last run; gives what is known of all of them, by file. */
export async function readTexts(request: ReadTextsRequest): Promise<Map<string, RememberedText>> {
  const { inventory, cache, pool, reporter } = request;
  const english = new Map(
    inventory.texts
      .filter(({ language }) => language === inventory.site.languages.default)
      .map((text) => [text.pathname, text]),
  );
  const keyed = inventory.texts.map((text) => ({
    text,
    key: keyOf(text, english.get(text.pathname), inventory),
  }));
  const missing = keyed.filter(({ text, key }) => !isKnown(cache, text, key));
  const requests = missing.map(({ text }) => loadRequest(text, english.get(text.pathname), inventory));
  const read = await pool.run('texts', requests, (done) => reporter.progress(done, requests.length));
  read.forEach((result, at) => {
    const { text, key } = missing[at] ?? {};
    if (text && key) cache.texts.set(text.file, { key, ...result });
  });
  return new Map(
    keyed.flatMap(({ text }) => {
      const known = cache.texts.get(text.file);
      return known ? [[text.file, known] as const] : [];
    }),
  );
}

function isKnown(cache: Cache, { file }: Text, key: string): boolean {
  const known = cache.texts.get(file);
  return known?.key === key && cache.store.has(known.loaded);
}

/** A text is made from its own bytes, what lies beside it, the English one's headings, and this program. */
function keyOf(text: Text, english: Text | undefined, inventory: Inventory): string {
  const { site } = inventory;
  return hashOf(
    engine,
    text.file,
    text.hash,
    text.besideHash,
    english?.hash ?? '',
    JSON.stringify(acceptedOf(text, inventory) ?? null),
    JSON.stringify([site.components, site.languages, site.repository, site.folders]),
  );
}

/** What the ledger says of a translation; nothing where the site keeps none, or of an original. */
function acceptedOf({ language, pathname }: Text, { ledger, site }: Inventory) {
  if (!ledger || language === site.languages.default) return undefined;
  return ledger.get(`${language} ${pathname}`) ?? {};
}

function loadRequest(text: Text, english: Text | undefined, inventory: Inventory): LoadRequest {
  const { root, site } = inventory;
  const folder = text.file.slice(0, text.file.lastIndexOf('/') + 1);
  const accepted = acceptedOf(text, inventory);
  return {
    root,
    text,
    ...(english && english !== text && { english }),
    ...(accepted && { accepted }),
    components: site.components,
    besideFiles: besideFiles(folder, inventory),
    languages: site.languages,
    repository: site.repository,
  };
}

function besideFiles(folder: string, { pageFiles }: Inventory): string[] {
  return filesBelow(pageFiles, folder).filter((file) => !file.endsWith('.md'));
}

/** `files` is sorted, so a folder's files stand together: a cut instead of a search through all. */
function filesBelow(files: string[], folder: string): string[] {
  const start = lowerBound(files, folder);
  const end = files.findIndex((file, at) => at >= start && !file.startsWith(folder));
  return files.slice(start, end < 0 ? undefined : end);
}

function lowerBound(files: string[], name: string): number {
  let [low, high] = [0, files.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((files[middle] ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}
