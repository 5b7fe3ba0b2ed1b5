import type { PictureDrawing } from '../../generator/page/picture';
import { insideOf } from './inside-of';
import { narrowHalf } from './narrow-half';
import { type Column, MOST_ROWS, tableOfWords, wordsIn } from './table-of-words';

const ROW = /<div role="row"[^>]*? class="(?:[^"]* )?MuiDataGrid-row(?=[ "])/;

const GRID = /MuiDataGrid-root(?!-)/;

/** The watermark must stay visible, and is not a cell. */
const MARK = 'Missing license key';

/**
 * The text of the first grid of a prerendered demo as a table: the first columns that fit, and their rows.
 * Undefined without a grid, or with one that has no text to show.
 */
export function gridDrawing({ html: drawn }: PictureDrawing): string | undefined {
  const html = narrowHalf(drawn);
  const start = html.search(GRID);
  if (start < 0 || html.includes(MARK)) return undefined;
  const [head = '', ...rows] = html.slice(start).split(GRID)[1]?.split(ROW) ?? [];
  return tableOfWords(columnsOf(head.slice(head.lastIndexOf('role="row"')), rows.slice(0, MOST_ROWS)));
}

function columnsOf(head: string, rows: string[]): Column[] {
  const cells = rows.map((row) => partsOf(row, 'gridcell'));
  return [...partsOf(head, 'columnheader')].map(([at, { words: title }]) => {
    const own = cells.map((row) => row.get(at));
    const words = own.map((cell) => cell?.words ?? '');
    return { title, cells: words, isRight: own.some((cell) => cell?.isRight) };
  });
}

/** Headers or cells by column index. */
function partsOf(
  row: string,
  role: 'columnheader' | 'gridcell',
): Map<string, { words: string; isRight: boolean }> {
  const parts = row.matchAll(new RegExp(`<div(?=[^>]* role="${role}")([^>]*)>`, 'g'));
  return new Map(
    [...parts].map(({ 0: tag, 1: attributes = '', index }) => {
      const words = wordsIn(insideOf(row.slice(index + tag.length)));
      const at = / aria-colindex="(\d+)"/.exec(attributes)?.[1] ?? '';
      return [at, { words, isRight: attributes.includes('--textRight') }];
    }),
  );
}
