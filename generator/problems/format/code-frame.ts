import type { Place } from '../../model';
import { displayWidth } from './display-width';

/** Lines shown before and after the one with the mistake. */
const CONTEXT = 2;

/** The longest line that is shown in full; longer ones are cut around the mistake. */
const MOST_SIGNS = 96;

/**
 * The lines around a place with their numbers, `>` before the line and `^` below the column, also below wide Chinese
 * characters. Empty when the text has no such line.
 */
export function codeFrame(
  lines: readonly string[],
  { line, column }: Pick<Place, 'line' | 'column'>,
): string {
  if (line < 1 || line > lines.length) return '';
  const first = Math.max(1, line - CONTEXT);
  const last = Math.min(lines.length, line + CONTEXT);
  const cut = cutBefore(column);
  const digits = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index;
      const shown = `${String(number).padStart(digits)} | ${printable(content.slice(cut, cut + MOST_SIGNS))}`;
      if (number !== line) return [`  ${shown}`];
      return [`> ${shown}`, `  ${' '.repeat(digits)} | ${caret(content, cut, column)}`];
    })
    .map((row) => row.trimEnd())
    .join('\n');
}

/** For a place far to the right, the beginning of all lines is cut, so that they stay aligned. */
function cutBefore(column: number): number {
  return column > MOST_SIGNS ? column - Math.floor(MOST_SIGNS / 2) : 0;
}

function caret(content: string, cut: number, column: number): string {
  return `${' '.repeat(displayWidth(printable(content.slice(cut, column - 1))))}^`;
}

/** Replaces tabs, which have no fixed width, and control characters, which could control the terminal. */
function printable(text: string): string {
  return text.replaceAll('\t', '  ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '\uFFFD');
}
