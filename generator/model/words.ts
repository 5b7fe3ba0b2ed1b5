import type { Translation } from './inventory';

/** One entry of a file of words. */
export interface Word {
  /** `demo.copy`: what the site asks for. */
  key: string;
  /** The same as a path into the JSON. */
  path: string[];
  value: unknown;
}

/** Titles by page: other rules apply to them. */
const TITLES = 'pages';

/** The group of interface words: the site uses their keys without this prefix. */
const INTERFACE = 'interface';

/** The interface words of one language, by key; empty while its file cannot be read. */
export function wordsOf({ words }: Pick<Translation, 'words'>): Map<string, Word> {
  const { [TITLES]: _, ...others } = words ?? {};
  const interfaceWords = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => name !== INTERFACE || isRecord(value)),
  );
  return new Map(leaves(interfaceWords, []).map((word) => [word.key, word]));
}

/** The titles of one language, by pathname. */
export function titlesOf({ words }: Pick<Translation, 'words'>): Record<string, unknown> {
  const titles = words?.[TITLES];
  return isRecord(titles) ? titles : {};
}

/** Groups that are no objects, so that none of their words can be found. */
export function invalidTables({ words = {} }: Pick<Translation, 'words'>): string[] {
  return [TITLES, INTERFACE].filter((name) => name in words && !isRecord(words[name]));
}

/** Text that a reader could see. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function leaves(words: Record<string, unknown>, above: string[]): Word[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const path = [...above, name];
    return isRecord(value) ? leaves(value, path) : [{ key: keyOf(path), path, value }];
  });
}

function keyOf([first, ...rest]: string[]): string {
  return (first === INTERFACE ? rest : [first, ...rest]).join('.');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
