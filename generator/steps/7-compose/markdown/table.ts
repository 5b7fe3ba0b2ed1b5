import type { Element } from 'domhandler';
import type { AlignType, PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import type { Conversion } from './conversion';
import { classWith, elementOf } from './html-nodes';
import { phrasingOf } from './phrasing';

/** Block elements in a cell, which has only one line in Markdown. */
const LINES = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'aside',
  'pre',
  'blockquote',
  'details',
  'summary',
]);

/** A table with one header row: Markdown supports no others. */
export function tableOf(table: Element, conversion: Conversion): Table {
  const rows = rowsOf(table);
  const width = Math.max(1, ...rows.map((row) => cellsOf(row).reduce((sum, cell) => sum + spanOf(cell), 0)));
  const [first] = rows;
  const hasHead =
    first !== undefined &&
    cellsOf(first).some((cell) => cell.attribs['scope'] !== 'row' && cell.name === 'th');
  const written = rows.map((row) => rowOf(row, width, conversion));
  return {
    type: 'table',
    align: alignmentOf(first, width),
    children: hasHead ? written : [emptyRow(width), ...written],
  };
}

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((child) => {
    const element = elementOf(child);
    if (!element) return [];
    return element.name === 'tr' ? [element] : rowsOf(element);
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.flatMap((child) => {
    const element = elementOf(child);
    return element && (element.name === 'td' || element.name === 'th') ? [element] : [];
  });
}

function rowOf(row: Element, width: number, conversion: Conversion): TableRow {
  const cells = cellsOf(row).flatMap((cell) => [
    cellOf(cell, conversion),
    ...Array.from({ length: spanOf(cell) - 1 }, () => cellWith([])),
  ]);
  return { type: 'tableRow', children: [...cells, ...emptyCells(width - cells.length)] };
}

/** The header of a row group is emphasized. */
function cellOf(cell: Element, conversion: Conversion): TableCell {
  const content = linesOf(cell, conversion);
  const isGroup = cell.attribs['scope'] === 'rowgroup' && content.length > 0;
  return cellWith(isGroup ? [{ type: 'strong', children: content }] : content);
}

/** Blocks one after the other, separated by the only line break that a cell supports. */
function linesOf(cell: Element, conversion: Conversion): PhrasingContent[] {
  const lines = blocksIn(cell, conversion).filter((line) => line.length > 0);
  return lines.flatMap((line, at): PhrasingContent[] =>
    at === 0 ? line : [{ type: 'html', value: '<br>' }, ...line],
  );
}

function blocksIn(parent: Element, conversion: Conversion): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [];
  let run: Element['children'] = [];
  const finish = () => {
    const line = phrasingOf(run, conversion);
    if (line.length > 0)
      lines.push(line.map((piece) => (piece.type === 'break' ? { type: 'html', value: '<br>' } : piece)));
    run = [];
  };
  for (const child of parent.children) {
    const element = elementOf(child);
    if (!element || !LINES.has(element.name)) run.push(child);
    else {
      finish();
      const inner = blocksIn(element, conversion);
      if (element.name === 'dd') lines.push(...afterTerm(lines.pop(), inner));
      else lines.push(...withBullet(element, inner));
    }
  }
  finish();
  return lines;
}

/** A description follows its term on the same line. */
function afterTerm(term: PhrasingContent[] | undefined, lines: PhrasingContent[][]): PhrasingContent[][] {
  const [first = [], ...others] = lines;
  return term ? [[...term, { type: 'text', value: ': ' }, ...first], ...others] : lines;
}

function withBullet({ name }: Element, lines: PhrasingContent[][]): PhrasingContent[][] {
  const [first, ...others] = lines;
  return name === 'li' && first ? [[{ type: 'text', value: '• ' }, ...first], ...others] : lines;
}

function spanOf({ attribs }: Element): number {
  return Math.max(1, Number(attribs['colspan'] ?? 1) || 1);
}

function alignmentOf(row: Element | undefined, width: number): AlignType[] {
  const known = row ? cellsOf(row).map((cell) => alignOf(cell)) : [];
  return Array.from({ length: width }, (_, at) => known[at] ?? null);
}

function alignOf(cell: Element): AlignType {
  const align = classWith('align-', cell);
  return align === 'center' || align === 'right' ? align : null;
}

function emptyRow(width: number): TableRow {
  return { type: 'tableRow', children: emptyCells(width) };
}

function emptyCells(count: number): TableCell[] {
  return Array.from({ length: Math.max(0, count) }, () => cellWith([]));
}

function cellWith(children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
}
