import path from 'node:path';
import type { Snapshot } from '../../cache';
import type { Language } from '../../contract/languages';
import type { Problem, Translation } from '../../model';
import { tooDeepAt } from '../../problems/locate/nesting';
import { readSource } from './read-source';

/** Reads `<folder>/<language>.json` for every language; a missing one has no words. */
export function readTranslations(
  snapshot: Snapshot,
  folder: string,
  languages: Language[],
): { translations: Translation[]; problems: Problem[] } {
  const read = languages.map(({ code }) => {
    const file = path.posix.join(folder, `${code}.json`);
    if (!snapshot.has(file)) return { translation: missing(code, file), problems: [] };
    const { source, problems } = readSource(snapshot, file);
    const { text } = source;
    return { translation: { language: code, file, words: parse(text), text }, problems };
  });
  return {
    translations: read.map(({ translation }) => translation),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function missing(language: string, file: string): Translation {
  return { language, file, words: undefined, text: '', isMissing: true };
}

function parse(text: string): Record<string, unknown> | undefined {
  if (tooDeepAt(text) !== undefined) return undefined;
  try {
    const words: unknown = JSON.parse(text);
    return typeof words === 'object' && words !== null && !Array.isArray(words) ? { ...words } : undefined;
  } catch {
    return undefined;
  }
}
