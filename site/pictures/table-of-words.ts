import { DEMO_ROOM } from './DemoBox';
import { isKnownText } from './known-text';

/** A column as a picture shows it. */
export interface Column {
  title: string;
  /** What stands in it, row by row: text as HTML has it. */
  cells: string[];
  isRight: boolean;
}

/** In px: a letter in the mean, the ground on both sides of a cell, and how narrow and wide a column may be. */
const LETTER = 8;
const GROUND = 24;
const NARROWEST = 56;
const WIDEST = 168;

/** So many rows have room below the head. */
export const MOST_ROWS = 7;

/** One column, or one row, is no table. */
const LEAST = 2;

/** Words of a cell or a head, as HTML has them. */
export function wordsIn(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A table of words: the columns from the first that fit. Undefined where it would say nothing, or has words that cannot be set. */
export function tableOfWords(columns: readonly Column[]): string | undefined {
  // What is ticked, dragged or pressed says nothing.
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

/** As many from the first as there is room for. */
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
