import path from 'node:path';
import type { Snapshot } from '../../../../cache';
import type { ReferenceCoverage } from '../../../../contract/coverage';
import type { Languages } from '../../../../contract/languages';
import type { FindTranslation, TranslatedWords } from '../../../../model';
import type { Words } from '../../../../model/reference-pages';
import { rowOf } from '../../../../model/reference-rows';

interface TranslationsRequest {
  snapshot: Snapshot;
  coverage: ReferenceCoverage;
  languages: Languages;
}

/** Reads all lists of translated descriptions. */
export function readTranslatedWords({
  snapshot,
  coverage,
  languages,
}: TranslationsRequest): TranslatedWords[] {
  const { translations, products, tables = [] } = coverage;
  if (translations === undefined) return [];
  return languages.all
    .filter(({ code }) => code !== languages.default)
    .flatMap(({ code }) =>
      [...products, ...tables].flatMap(({ name }) =>
        readList(snapshot, { folder: translations, language: code, product: name }),
      ),
    );
}

interface List {
  folder: string;
  language: string;
  product: string;
}

function readList(snapshot: Snapshot, { folder, language, product }: List): TranslatedWords[] {
  const file = path.posix.join(folder, language, `${product}.json`);
  const text = snapshot.textIfThere(file);
  return text === undefined ? [] : [{ language, product, source: { file, text }, words: parse(text) }];
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

/** Finds translations by row: first in the same family, then in others, because families share sentences. */
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
