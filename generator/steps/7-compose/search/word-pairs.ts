import type { SiteDefinition } from '../../../contract/site';
import type { WordPair, WordShard } from '../../../search/shapes';

/** The sources of synonyms. */
export interface SiteWords extends Pick<SiteDefinition, 'glossary' | 'search'> {
  languages: { default: string };
}

/** Synonyms for searches in a language; undefined where the site has none. */
export function wordShard(site: SiteWords, language: string): WordShard | undefined {
  const pairs = translatedWords(site, language);
  const meant = meantWords(site, language);
  if (pairs.length + meant.length === 0) return undefined;
  return { ...(pairs.length > 0 && { pairs }), ...(meant.length > 0 && { meant }) };
}

/** Pairs of the glossary: readers may search with words of the original language. */
function translatedWords({ glossary = {} }: SiteWords, language: string): WordPair[] {
  return (glossary[language] ?? [])
    .filter(({ term }) => /^[a-z]+( [a-z]+)?$/i.test(term))
    .map(({ term, word }): WordPair => [word, term.toLowerCase()])
    .filter(([word, term]) => word.toLowerCase() !== term);
}

/**
 * Readers' words, each with the word of the documentation: also words that the glossary forbids, because
 * readers use them, and words of the default language, in which many readers search.
 */
function meantWords(site: SiteWords, language: string): WordPair[] {
  const own = [...readerWords(site, language), ...forbiddenWords(site, language)];
  const { default: original } = site.languages;
  return language === original ? own : [...own, ...readerWords(site, original)];
}

function readerWords({ search }: SiteWords, language: string): WordPair[] {
  return Object.entries(search?.words?.[language] ?? {}).flatMap(([documented, words]) =>
    words.map((word): WordPair => [word, documented]),
  );
}

/**
 * Plain words only: the glossary also contains forbidden words in quotes, and single letters that are parts
 * of other words.
 */
function forbiddenWords({ glossary = {} }: SiteWords, language: string): WordPair[] {
  return (glossary[language] ?? []).flatMap(({ word, forbidden }) =>
    forbidden.filter((other) => /^\p{L}{2,}$/u.test(other)).map((other): WordPair => [other, word]),
  );
}
