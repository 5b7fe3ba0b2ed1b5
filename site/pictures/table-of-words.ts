import { DEMO_ROOM } from './DemoBox';
import { isKnownText } from './known-text';

/** A column of a table in an image. */
export interface Column {
  title: string;
  /** Its cells by row: HTML text. */
  cells: string[];
  isRight: boolean;
}

/** In px: the average width of a letter, the padding of a cell, and the limits of column widths. */
const LETTER = 8;
const GROUND = 24;
const NARROWEST = 56;
const WIDEST = 168;

/** The maximum number of rows. */
export const MOST_ROWS = 7;

/** The minimum number of rows and columns. */
const LEAST = 2;

/** The text of a cell or a header, as HTML. */
export function wordsIn(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A table of text: the first columns that fit. Undefined if it is too small, or has unsupported characters.
 */
export function tableOfWords(columns: readonly Column[]): string | undefined {
  // Columns of controls are left out.
  const speaking = columns.filter(({ title, cells }) => title !== '' && cells.some((text) => text !== ''));
  const shown = fitting(speaking.map((column) => ({ ...column, width: widthOf(column) })));
  const table = `<div class="grid">${tableOf(shown)}</div>`;
  const isTable = shown.length >= LEAST && (shown[0]?.cells.length ?? 0) >= LEAST && isKnownText(table);
  return isTable ? table : undefined;
}

interface PlacedColumn extends Column {
  /** In px. */
  width: number;
}

function widthOf({ title, cells }: Column): number {
  const longest = Math.max(...[title, ...cells].map((text) => text.replace(/&\w+;/g, '&').length));
  return Math.min(WIDEST, Math.max(NARROWEST, longest * LETTER + GROUND));
}

/** The first columns that fit. */
function fitting(columns: PlacedColumn[]): PlacedColumn[] {
  let left = DEMO_ROOM.width;
  const tooWide = columns.findIndex(({ width }) => {
    left -= width;
    return left < 0;
  });
  return tooWide < 0 ? columns : columns.slice(0, tooWide);
}

function tableOf(columns: PlacedColumn[]): string {
  const rowOf = (name: string, words: (column: PlacedColumn) => string | undefined): string => {
    const cells = columns.map((column) => {
      const side = column.isRight ? ' grid-right' : '';
      return `<div class="grid-cell${side}" style="flex-grow:${column.width}">${words(column) ?? ''}</div>`;
    });
    return `<div class="${name}">${cells.join('')}</div>`;
  };
  const rows = columns[0]?.cells.map((_, at) => rowOf('grid-row', ({ cells }) => cells[at])) ?? [];
  return rowOf('grid-row grid-head', ({ title }) => title) + rows.join('');
}
