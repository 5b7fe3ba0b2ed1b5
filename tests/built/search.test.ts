import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import type { SearchManifest, TextShard, TitleShard, WordShard } from '../../generator/search/shapes';
import { indexOf, measure, measureOwnWords } from '../search/measure';
import { askedWhole as englishAskedWhole } from '../search/asked-whole.en';
import { askedWhole as chineseAskedWhole } from '../search/asked-whole.zh';
import { ownWords as englishOwnWords } from '../search/own-words.en';
import { ownWords as chineseOwnWords } from '../search/own-words.zh';
import { questions as english } from '../search/questions.en';
import { questions as chinese } from '../search/questions.zh';

const read = (file: string) => readFileSync(path.join(inject('out'), file), 'utf8');

/** The shards of a language, as a browser is given them. */
function shardsOf(language: string): {
  titles: TitleShard;
  texts: Record<string, TextShard>;
  words: WordShard;
  files: string[];
} {
  const { titles, texts, words = '' }: SearchManifest = JSON.parse(read(`x/search/${language}.json`));
  return {
    titles: JSON.parse(read(titles)),
    texts: Object.fromEntries(
      Object.entries(texts).map(([product, file]) => [product, JSON.parse(read(file))]),
    ),
    words: JSON.parse(read(words)),
    files: [titles, words, ...Object.values(texts)],
  };
}

const zipped = (file: string) => gzipSync(read(file), { level: 9 }).length;

/** Everything that is fetched when somebody reaches for the search: its modules, and what they import. */
function scriptsOfSearch(): string[] {
  const page = read('x/react-charts/bars/index.html');
  const found = new Set<string>();
  const follow = (name: string): void => {
    const file = `x/assets/${name}`;
    if (found.has(file) || page.includes(name)) return;
    found.add(file);
    const text = read(file);
    for (const [, other = ''] of text.matchAll(/(?:from|import)"(?:\.\/|\/x\/assets\/)([^"]+)"/g))
      follow(other);
    for (const [, other = ''] of text.matchAll(/import\("\.\/((?:search-worker|answer-questions)-[^"]+)"\)/g))
      follow(other);
  };
  const first = [...page.matchAll(/"\/(x\/assets\/[\w-]+\.js)"/g)]
    .map(([, file = '']) => read(file))
    .join('');
  const [, dialog = ''] = /import\("\.\/(search-dialog-[^"]+)"\)/.exec(first) ?? [];
  follow(dialog);
  return [...found];
}

describe.each([
  { language: 'en', questions: english, ownWords: englishOwnWords, askedWhole: englishAskedWhole },
  { language: 'zh', questions: chinese, ownWords: chineseOwnWords, askedWhole: chineseAskedWhole },
])('the search of $language', ({ language, questions, ownWords, askedWhole }) => {
  it('finds what its readers ask for', () => {
    const { titles, texts, words } = shardsOf(language);
    const { recall, precision, faults } = measure(indexOf(titles, texts, words), questions);
    console.info(
      `${language}: ${questions.length} questions, recall@5 ${recall.toFixed(3)}, precision@3 ${precision.toFixed(3)}\n${faults.join('\n')}`,
    );

    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(recall).toBe(1);
    expect(precision).toBeGreaterThanOrEqual(0.9);
  });

  it('finds what they ask for in words of their own', () => {
    const { titles, texts, words } = shardsOf(language);
    const { recall, faults } = measureOwnWords(indexOf(titles, texts, words), ownWords);
    console.info(
      `${language}: ${ownWords.length} own words, recall@5 ${recall.toFixed(3)}\n${faults.join('\n')}`,
    );

    expect(ownWords.length).toBeGreaterThanOrEqual(30);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  it('finds what they ask for in whole questions, which name the product', () => {
    const { titles, texts, words } = shardsOf(language);
    const { recall, first, faults } = measureOwnWords(indexOf(titles, texts, words), askedWhole);
    console.info(
      `${language}: ${askedWhole.length} whole questions, recall@5 ${recall.toFixed(3)}, first ${first.toFixed(3)}\n${faults.join('\n')}`,
    );

    expect(askedWhole.length).toBeGreaterThanOrEqual(60);
    expect(recall).toBeGreaterThanOrEqual(0.88);
    expect(first).toBeGreaterThanOrEqual(0.68);
  });

  it('is light: at most 60 kB for a first answer, at most 400 kB in all', () => {
    const { files } = shardsOf(language);
    const scripts = scriptsOfSearch().reduce((sum, file) => sum + zipped(file), 0);
    const [titles = 0, ...texts] = files.map(zipped);
    const all = scripts + titles + texts.reduce((sum, size) => sum + size, 0);
    console.info(`${language}: scripts ${scripts}, titles ${titles}, all ${all} bytes`);

    expect(scriptsOfSearch().some((file) => file.includes('minisearch'))).toBe(true);
    expect(scripts + titles).toBeLessThanOrEqual(60_000);
    expect(all).toBeLessThanOrEqual(400_000);
  });

  it('knows every page, and leads only to places that are there', () => {
    const { titles, texts } = shardsOf(language);
    const index = indexOf(titles, texts);
    const pages = new Map<string, string>();
    const strange = index.entries.flatMap(({ page, id = '' }) => {
      const prefix = language === 'en' ? '' : `${language}/`;
      const file = `${prefix}${page.pathname.slice(1)}/index.html`;
      const html = pages.get(file) ?? read(file);
      pages.set(file, html);
      return id === '' || html.includes(`id="${id}"`) ? [] : [`${file}#${id}`];
    });

    expect(strange).toEqual([]);
    expect(pages.size).toBeGreaterThan(438);
    expect(index.entries.length).toBeGreaterThan(5000);
  });
});
