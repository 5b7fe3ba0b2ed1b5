import type { Place } from '../../model';
import { displayWidth } from './display-width';

/** Lines shown before and after the one with the mistake. */
const CONTEXT = 2;

/** What of a line is shown: longer ones are cut around the mistake. */
const MOST_SIGNS = 96;

/**
 * The lines around a place with their numbers, `>` before the line and `^` below the column. The caret
 * stands right below Chinese text too. Empty when the text has no such line.
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

/** A place far to the right moves the whole frame, so that its lines stay below each other. */
function cutBefore(column: number): number {
  return column > MOST_SIGNS ? column - Math.floor(MOST_SIGNS / 2) : 0;
}

function caret(content: string, cut: number, column: number): string {
  return `${' '.repeat(displayWidth(printable(content.slice(cut, column - 1))))}^`;
}

/** Tabs have no fixed width, and control characters could command the terminal. */
function printable(text: string): string {
  return text.replaceAll('\t', '  ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '\uFFFD');
}
