import path from 'node:path';
import type { Snapshot } from '../../cache';
import type { Language } from '../../contract/site';
import type { Translation } from '../../model';

/** Reads `<folder>/<language>.json` for every language; a missing one has no words. */
export function readTranslations(snapshot: Snapshot, folder: string, languages: Language[]): Translation[] {
  return languages.map(({ code }) => {
    const file = path.posix.join(folder, `${code}.json`);
    const text = snapshot.textIfThere(file);
    return { language: code, file, words: parse(text), text: text ?? '' };
  });
}

function parse(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const words: unknown = JSON.parse(text ?? '');
    return typeof words === 'object' && words !== null && !Array.isArray(words) ? { ...words } : undefined;
  } catch {
    return undefined;
  }
}
