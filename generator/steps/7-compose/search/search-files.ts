import { hashOf } from '../../../cache/hash';
import type { Language } from '../../../contract/languages';
import type { SiteDefinition } from '../../../contract/site';
import type { OutputFile } from '../../../model';
import type { PageToIndex } from '../../../model/search';
import { groupBy } from '../../../problems/group-by';
import { manifestPath, shardPath } from '../../../search/files';
import type { SearchManifest } from '../../../search/shapes';
import { languageShards, titleOf } from './language-shards';
import { productPackages } from './product-packages';
import { type SiteWords, wordShard } from './word-pairs';

/** The inputs of search files besides pages. */
interface SearchedSite extends SiteWords, Pick<SiteDefinition, 'assets' | 'products' | 'reference'> {
  languages: SiteWords['languages'] & { all: readonly Pick<Language, 'code'>[] };
}

/** The files of the search index: for each language a manifest, and the shards that it lists. */
export function searchFiles(site: SearchedSite, pages: readonly PageToIndex[]): OutputFile[] {
  const samePages = groupBy(pages, ({ pathname }) => pathname);
  const packagesOf = (product: string) => productPackages(site, product);
  return site.languages.all.flatMap(({ code }) => {
    const own = pages.filter(({ language }) => language === code);
    const othersOf = (page: PageToIndex) =>
      Object.fromEntries(
        (samePages.get(page.pathname) ?? [])
          .filter((other) => other.language !== code && titleOf(other) !== titleOf(page))
          .map((other) => [other.language, titleOf(other)]),
      );
    return languageFiles(site, code, languageShards({ pages: own, othersOf, packagesOf }));
  });
}

function languageFiles(
  site: SearchedSite,
  language: string,
  { titles, texts }: ReturnType<typeof languageShards>,
): OutputFile[] {
  const files: OutputFile[] = [];
  const shard = (name: string, value: unknown): string => {
    const contents = JSON.stringify(value);
    const path = shardPath(site.assets, { name: `${language}-${name}`, hash: hashOf(contents).slice(0, 8) });
    files.push({ path: path.slice(1), contents });
    return path;
  };
  const words = wordShard(site, language);
  const manifest: SearchManifest = {
    titles: shard('titles', titles),
    ...(words && { words: shard('words', words) }),
    texts: Object.fromEntries(
      Object.entries(texts).map(([product, text]) => [product, shard(product || 'other', text)]),
    ),
  };
  return [
    {
      path: manifestPath(site.assets, language).slice(1),
      contents: `${JSON.stringify(manifest, null, 1)}\n`,
    },
    ...files,
  ];
}
