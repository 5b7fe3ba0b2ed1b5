import type Token from 'markdown-it/lib/token.mjs';
import type { Problem } from '../../../../model';
import { brokenTable, lostCells } from '../../../../problems/catalogue/blocks';
import { placeOf, type SourceLines } from '../place';

/** The line below the header of a table. */
const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Reports tables that Markdown does not recognize, and rows with more cells than the header, which would be
 * lost.
 */
export function checkTables(tokens: readonly Token[], source: SourceLines): Problem[] {
  let columns = 0;
  return tokens.flatMap((token, index) => {
    if (token.type === 'inline' && tokens[index - 1]?.type === 'paragraph_open')
      return checkText(token, source);
    if (token.type === 'thead_open') columns = cellsIn(lineOf(token, source));
    const isRow = token.type === 'tr_open' && tokens[index - 1]?.type !== 'thead_open';
    return isRow ? checkRow(token, columns, source) : [];
  });
}

function checkText({ content, map }: Token, source: SourceLines): Problem[] {
  const lines = content.split('\n');
  const at = lines.findIndex((line, index) => index > 0 && line.includes('|') && DELIMITERS.test(line));
  const [header = '', delimiters = ''] = [lines[at - 1], lines[at]];
  if (at < 1 || !header.includes('|')) return [];
  const place = placeOf(source, (map?.[0] ?? 0) + at);
  return [brokenTable({ header: cellsIn(header), delimiters: cellsIn(delimiters) }, place)];
}

function checkRow(token: Token, columns: number, source: SourceLines): Problem[] {
  const cells = cellsIn(lineOf(token, source));
  return cells > columns && columns > 0
    ? [lostCells({ cells, columns }, placeOf(source, token.map?.[0] ?? 0))]
    : [];
}

function lineOf({ map }: Token, { lines }: SourceLines): string {
  return lines[map?.[0] ?? 0] ?? '';
}

/** Cells as Markdown counts them: a bar ends a cell even in code, unless it is escaped. */
function cellsIn(line: string): number {
  const bars = line
    .replace(/^[\s>]*/, '')
    .replace(/\\\|/g, '')
    .trim();
  return bars.replace(/^\||\|$/g, '').split('|').length;
}
