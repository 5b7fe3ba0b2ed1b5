import type { PictureDrawing } from '../../generator/contract/picture';
import { DEMO_ROOM } from './DemoBox';
import { insideOf } from './inside-of';
import { isKnownText } from './known-text';
import { narrowHalf } from './narrow-half';

/** A column as a picture shows it. */
interface Column {
  title: string;
  /** What stands in it, row by row: text as HTML has it. */
  cells: string[];
  isRight: boolean;
  /** In px. */
  width: number;
}

/** In px: a letter in the mean, the ground on both sides of a cell, and how narrow and wide a column may be. */
const LETTER = 8;
const GROUND = 24;
const NARROWEST = 56;
const WIDEST = 168;

/** So many rows have room below the head. */
const MOST_ROWS = 7;

/** One column, or one row, is no grid. */
const LEAST = 2;

const ROW = /<div role="row"[^>]*? class="(?:[^"]* )?MuiDataGrid-row(?=[ "])/;

const GRID = /MuiDataGrid-root(?!-)/;

/** It has to be seen, and is no cell. */
const MARK = 'Missing license key';

/**
 * The first grid of a drawn demo as a table of its words: the columns from the first that fit, and their rows. Undefined where
 * there is no grid, or none that says something.
 */
export function gridDrawing({ html: drawn }: PictureDrawing): string | undefined {
  const html = narrowHalf(drawn);
  const start = html.search(GRID);
  if (start < 0 || html.includes(MARK)) return undefined;
  const [head = '', ...rows] = html.slice(start).split(GRID)[1]?.split(ROW) ?? [];
  const shown = fitting(columnsOf(head.slice(head.lastIndexOf('role="row"')), rows.slice(0, MOST_ROWS)));
  const table = `<div class="grid">${tableOf(shown)}</div>`;
  const isGrid = shown.length >= LEAST && rows.length >= LEAST && isKnownText(table);
  return isGrid ? table : undefined;
}

/** Those that say something: what is ticked, dragged or pressed does not. */
function columnsOf(head: string, rows: string[]): Column[] {
  const cells = rows.map((row) => partsOf(row, 'gridcell'));
  return [...partsOf(head, 'columnheader')].flatMap(([at, { words: title }]) => {
    const own = cells.map((row) => row.get(at));
    const words = own.map((cell) => cell?.words ?? '');
    if (!title || words.every((text) => !text)) return [];
    const longest = Math.max(...[title, ...words].map((text) => text.replace(/&\w+;/g, '&').length));
    const width = Math.min(WIDEST, Math.max(NARROWEST, longest * LETTER + GROUND));
    return [{ title, cells: words, isRight: own.some((cell) => cell?.isRight), width }];
  });
}

/** Heads or cells by the place of their column. */
function partsOf(
  row: string,
  role: 'columnheader' | 'gridcell',
): Map<string, { words: string; isRight: boolean }> {
  const parts = row.matchAll(new RegExp(`<div(?=[^>]* role="${role}")([^>]*)>`, 'g'));
  return new Map(
    [...parts].map(({ 0: tag, 1: attributes = '', index }) => {
      const inside = insideOf(row.slice(index + tag.length)).replace(/<svg.*?<\/svg>/gs, '');
      const words = inside
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      const at = / aria-colindex="(\d+)"/.exec(attributes)?.[1] ?? '';
      return [at, { words, isRight: attributes.includes('--textRight') }];
    }),
  );
}

/** As many from the first as there is room for. */
function fitting(columns: Column[]): Column[] {
  let left = DEMO_ROOM.width;
  const tooWide = columns.findIndex(({ width }) => {
    left -= width;
    return left < 0;
  });
  return tooWide < 0 ? columns : columns.slice(0, tooWide);
}

function tableOf(columns: Column[]): string {
  const rowOf = (name: string, words: (column: Column) => string | undefined): string => {
    const cells = columns.map((column) => {
      const side = column.isRight ? ' grid-right' : '';
      return `<div class="grid-cell${side}" style="flex-grow:${column.width}">${words(column) ?? ''}</div>`;
    });
    return `<div class="${name}">${cells.join('')}</div>`;
  };
  const rows = columns[0]?.cells.map((_, at) => rowOf('grid-row', ({ cells }) => cells[at])) ?? [];
  return rowOf('grid-row grid-head', ({ title }) => title) + rows.join('');
}
