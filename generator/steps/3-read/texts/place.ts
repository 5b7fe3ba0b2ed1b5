import type { Place } from '../../../model';

/** A source file cut into lines, to point at places in it. */
export interface SourceLines {
  file: string;
  lines: string[];
}

/** Cuts a text into lines; `\r\n` counts as one break. */
export function sourceLines(file: string, text: string): SourceLines {
  return { file, lines: text.split(/\r?\n/) };
}

/**
 * The place of a word in a line (from 0), or of the first letter of the line if it does not contain the word.
 */
export function placeOf(source: SourceLines, line: number, word = ''): Place {
  const text = source.lines[line] ?? '';
  const found = text.indexOf(word);
  const column = word !== '' && found >= 0 ? found : Math.max(0, text.search(/\S/));
  return { file: source.file, line: line + 1, column: column + 1 };
}
