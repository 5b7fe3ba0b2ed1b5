import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReferenceCoverage } from '../../../../contract/coverage';
import type { Languages } from '../../../../contract/site';
import type { Source } from '../../../../model';
import type { Words } from '../../../../model/reference-pages';
import { rowOf } from '../../../../model/reference-rows';

/** The translated descriptions of one family in one language. */
export interface TranslatedWords {
  language: string;
  product: string;
  source: Source;
  /** Translation by original text; undefined when the file is no such list. */
  words: Record<Words, Words> | undefined;
}

interface TranslationsRequest {
  root: string;
  coverage: ReferenceCoverage;
  languages: Languages;
}

/** Reads every list of translated descriptions that there is. */
export function readTranslatedWords({ root, coverage, languages }: TranslationsRequest): TranslatedWords[] {
  const { translations, products } = coverage;
  if (translations === undefined) return [];
  return languages.all
    .filter(({ code }) => code !== languages.default)
    .flatMap(({ code }) =>
      products.flatMap(({ name }) => readList(root, { folder: translations, language: code, product: name })),
    );
}

interface List {
  folder: string;
  language: string;
  product: string;
}

function readList(root: string, { folder, language, product }: List): TranslatedWords[] {
  const file = path.posix.join(folder, language, `${product}.json`);
  const text = readIfThere(path.join(root, file));
  return text === undefined ? [] : [{ language, product, source: { file, text }, words: parse(text) }];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): Record<Words, Words> | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return isList(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

function isList(value: unknown): value is Record<Words, Words> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((words) => typeof words === 'string');
}

/** Finds translations by row. */
export type FindTranslation = (language: string, product: string, row: string) => Words | undefined;

/**
 * Translations by row: those of the family itself before those of others, as the same sentence is said in
 * several of them.
 */
export function translationFinder(lists: TranslatedWords[]): FindTranslation {
  const byFamily = new Map<string, Words>();
  const byLanguage = new Map<string, Words>();
  for (const { language, product, words } of lists) {
    for (const [original, translated] of Object.entries(words ?? {})) {
      const row = rowOf(original);
      byFamily.set(`${language} ${product} ${row}`, translated);
      byLanguage.set(`${language} ${row}`, translated);
    }
  }
  return (language, product, row) =>
    byFamily.get(`${language} ${product} ${row}`) ?? byLanguage.get(`${language} ${row}`);
}
