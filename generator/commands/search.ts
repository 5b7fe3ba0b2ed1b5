import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteDefinition } from '../contract/site';
import { urlOf } from '../contract/url';
import { collectSite } from '../pipeline/collect-site';
import { type BuildContext, type SiteOptions, withContext } from '../pipeline/context';
import { searchShards } from '../pipeline/search-shards';
import { ArgumentError } from '../problems/argument-error';
import { noSuchProduct, queryTooLong, unknownLanguage } from '../problems/catalogue';
import { type Answer, answer, type Found } from '../search/answer';
import { manifestPath } from '../search/files';
import { openIndex, type ReadFile } from '../search/open-index';
import { MAX_QUERY_LENGTH } from '../search/query';
import type { Filter } from '../search/rank';

/** The query, and where to search. */
export interface SearchOptions extends SiteOptions {
  question: string;
  /** Code of a language; by default the default language of the site. */
  language?: string | undefined;
  filter?: Filter;
  /** Absolute folder of the built site; its index is searched if it exists. */
  out: string;
}

/** A result with its address. */
export interface FoundPlace extends Omit<Found, 'parts'> {
  url: string;
  parts: FoundPlace[];
}

/** The results, as readers of the site see them. */
export interface SearchResult extends Pick<Answer, 'counts' | 'nearest'> {
  language: string;
  /** In the order in which they are shown. */
  found: FoundPlace[];
}

/** Searches the built site, else its sources. Throws an ArgumentError for a long query and an unknown language or product. */
export async function searchSite(options: SearchOptions): Promise<SearchResult> {
  const { length } = options.question;
  if (length > MAX_QUERY_LENGTH) throw new ArgumentError(queryTooLong(length, MAX_QUERY_LENGTH));
  return withContext(options, async (context) => {
    const { site } = (await collectSite(context)).inventory;
    const { question, filter, out } = options;
    const { language = site.languages.default } = options;
    requireKnown(site, { language, product: filter?.product });
    const manifest = manifestPath(site.assets, language).slice(1);
    const index = await openIndex(manifest, await readerOf(context, manifest, out));
    const { blocks, counts, nearest } = answer(index, question, filter);
    const found = blocks.flatMap((block) => block.found.map((one) => placed(one, language, site)));
    return { language, found, counts, nearest };
  });
}

function requireKnown(
  { languages, products = [] }: SiteDefinition,
  { language, product }: { language: string; product: string | undefined },
): void {
  const codes = languages.all.map(({ code }) => code);
  const ids = products.map(({ id }) => id);
  const so = 'nothing was searched';
  if (!codes.includes(language))
    throw new ArgumentError(unknownLanguage({ option: '--language', name: language, so }, codes));
  if (product !== undefined && !ids.includes(product))
    throw new ArgumentError(noSuchProduct({ option: '--product', name: product, so }, ids));
}

async function readerOf(context: BuildContext, manifest: string, out: string): Promise<ReadFile> {
  if (existsSync(path.join(out, manifest))) return (file) => readFileSync(path.join(out, file), 'utf8');
  const shards = new Map(
    (await searchShards(context)).map(({ path: file, contents }): [string, string] => [file, contents]),
  );
  return (file) => shards.get(file) ?? '';
}

function placed({ parts, ...found }: Found, userLanguage: string, site: SiteDefinition): FoundPlace {
  const { pathname, id = '' } = found;
  const url = urlOf({ pathname, userLanguage }, site) + (id === '' ? '' : `#${id}`);
  return { ...found, url, parts: parts.map((part) => placed(part, userLanguage, site)) };
}
