import type { PictureDrawing } from '../../generator/page/picture';
import { narrowHalf } from './narrow-half';
import { type Column, MOST_ROWS, tableOfWords, wordsIn } from './table-of-words';

const CELL = /<t([hd])\b([^>]*)>(.*?)<\/t\1>/gs;

/** Spanning cells would shift the columns. */
const SPANS = /<t[hd]\b[^>]* (?:col|row)span="(?!1")/;

/**
 * The text of a demo that consists of one HTML table. Undefined for other demos, and for tables with spanning
 * cells.
 */
export function tableDrawing({ html: drawn }: PictureDrawing): string | undefined {
  const html = narrowHalf(drawn);
  const [table = '', other] = [...html.matchAll(/<table\b.*?<\/table>/gs)].map(([text]) => text);
  const around = wordsIn(html.replace(table, ''));
  if (table === '' || other !== undefined || around !== '' || SPANS.test(table)) return undefined;
  const [head = [], ...rows] = table.split(/<tr\b/).slice(1).map(cellsIn);
  return tableOfWords(columnsOf(head, rows.slice(0, MOST_ROWS)));
}

interface Cell {
  words: string;
  isRight: boolean;
}

function cellsIn(row: string): Cell[] {
  return [...row.matchAll(CELL)].map(([, , attributes = '', inside = '']) => ({
    words: wordsIn(inside),
    isRight: attributes.includes('alignRight'),
  }));
}

function columnsOf(head: Cell[], rows: Cell[][]): Column[] {
  return head.map(({ words: title, isRight }, at) => ({
    title,
    isRight,
    cells: rows.map((row) => row[at]?.words ?? ''),
  }));
}
