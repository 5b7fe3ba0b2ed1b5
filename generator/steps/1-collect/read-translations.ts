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
    const { text, problems } = readIfThere(snapshot, file);
    return { translation: { language: code, file, words: parse(text), text }, problems };
  });
  return {
    translations: read.map(({ translation }) => translation),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readIfThere(snapshot: Snapshot, file: string): { text: string; problems: Problem[] } {
  if (!snapshot.has(file)) return { text: '', problems: [] };
  const { source, problems } = readSource(snapshot, file);
  return { text: source.text, problems };
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
