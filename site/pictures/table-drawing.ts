import type { PictureDrawing } from '../../generator/page/picture';
import { narrowHalf } from './narrow-half';
import { type Column, MOST_ROWS, tableOfWords, wordsIn } from './table-of-words';

const CELL = /<t([hd])\b([^>]*)>(.*?)<\/t\1>/gs;

/** Cells that span others leave their places to nobody. */
const SPANS = /<t[hd]\b[^>]* (?:col|row)span="(?!1")/;

/** A demo that is one table of HTML as a table of its words. Undefined where it is none, or has cells that span others. */
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
