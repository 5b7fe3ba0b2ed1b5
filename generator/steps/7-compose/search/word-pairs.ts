import type { SiteDefinition } from '../../../contract/site';
import type { WordPair, WordShard } from '../../../search/shapes';

/** What of a site says which words mean the same. */
export interface SiteWords extends Pick<SiteDefinition, 'glossary' | 'search'> {
  languages: { default: string };
}

/** Words that mean the same to whoever asks in a language; undefined where the site knows none. */
export function wordShard(site: SiteWords, language: string): WordShard | undefined {
  const pairs = translatedWords(site, language);
  const meant = meantWords(site, language);
  if (pairs.length + meant.length === 0) return undefined;
  return { ...(pairs.length > 0 && { pairs }), ...(meant.length > 0 && { meant }) };
}

/** A reader may ask in the words of the original: the glossary knows both. */
function translatedWords({ glossary = {} }: SiteWords, language: string): WordPair[] {
  return (glossary[language] ?? [])
    .filter(({ term }) => /^[a-z]+( [a-z]+)?$/i.test(term))
    .map(({ term, word }): WordPair => [word, term.toLowerCase()])
    .filter(([word, term]) => word.toLowerCase() !== term);
}

/**
 * Words of readers, each with the one of the documentation. Those that texts must not use are words that people use;
 * and whatever language a site is read in, many ask in its default one.
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

/** Plain words alone: the glossary also forbids them in quotes, and single letters that are parts of other words. */
function forbiddenWords({ glossary = {} }: SiteWords, language: string): WordPair[] {
  return (glossary[language] ?? []).flatMap(({ word, forbidden }) =>
    forbidden.filter((other) => /^\p{L}{2,}$/u.test(other)).map((other): WordPair => [other, word]),
  );
}
