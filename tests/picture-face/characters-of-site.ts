import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { splitFrontMatter } from '../../generator/steps/3-read/texts/front-matter/split-front-matter';

/** What Geist has; all else is asked of the Chinese face. */
const LAST_OF_LATIN = 0x17f;

/**
 * Characters beyond the Latin ones that pictures of Chinese pages may show: those of all words and titles, and of
 * what stands above the texts. Sorted, each once.
 */
export function charactersOfSite(): string {
  const texts = glob.sync('data/pages/**/index.zh.md').map((file) => readFileSync(file, 'utf8'));
  const shown = new Set([
    ...readFileSync('translations/zh.json', 'utf8'),
    ...texts.flatMap((text) => [...(splitFrontMatter(text).yaml ?? '')]),
  ]);
  return [...shown]
    .filter((character) => (character.codePointAt(0) ?? 0) > LAST_OF_LATIN)
    .sort()
    .join('');
}
