import type { Source, Translation } from '../../generator/model';

/** The words of one language, as a file that says them in the usual spelling. */
export function translation(language: string, words: Record<string, unknown>): Translation {
  return { language, file: `translations/${language}.json`, words, text: JSON.stringify(words, null, 2) };
}

/** A file of words that could not be read: no text means no file. */
export function brokenTranslation(language: string, text?: string): Translation {
  const file = `translations/${language}.json`;
  if (text === undefined) return { language, file, words: undefined, text: '', isMissing: true };
  return { language, file, words: undefined, text };
}

/** A source file of a definition or of a site's code. */
export function source(file: string, ...lines: string[]): Source {
  return { file, text: lines.join('\n') };
}
