import type { GridState } from '@mui/x-data-grid';
import { type Column, shareRoom } from './share-room';

/** What of a grid's state says how wide its columns are. */
export type GridColumns = Pick<GridState, 'columns' | 'dimensions'>;

/** In px: lines between columns, and what is rounded. */
const NEARLY = 3;

/** Heads of columns, and what filters them: heads of groups are of several fields. */
const HEADERS = '[role=columnheader][data-field]';

/** What hangs on the width of columns in other ways: those that stay in place, cells and heads over several, wrapped text. */
const HELD = [
  '[class*=--pinned]',
  '[aria-colspan]:not([aria-colspan="1"])',
  '.MuiDataGrid-columnHeader--filledGroup',
  '.MuiDataGrid-row--dynamicHeight',
  '.MuiDataGrid-detailPanel',
].join();

const GRID = '.MuiDataGrid-root';

const FOR_ANY_ROOM = '[style*="--c0:"][style*="--DataGrid-hasScrollY: 0"]:not([data-room])';

const ROW_WIDTH = /(--DataGrid-rowWidth: ?)[\d.]+px/;

const WIDTH = /(?<!max-|min-)width: ?[\d.]+px/;

/**
 * Lets the columns of drawn grids share out the room that they will stand in, as those of living ones do, and notes in
 * which rooms they stand rightly, in px (`data-room="from to"`; without it, in all). `told` is what the grids said of
 * themselves, in the order of time; one that said nothing stands in the room it was drawn in.
 */
export function flowColumns(box: Element, told: readonly GridColumns[]): void {
  for (const grid of box.querySelectorAll<HTMLElement>(GRID)) {
    const headers = [...grid.querySelectorAll<HTMLElement>(HEADERS)].filter(
      (one) => one.closest(GRID) === grid,
    );
    const state = [...told].reverse().find((one) => headers.every((header) => isAsTold(header, one)));
    if (headers.length === 0) continue;
    if (state) flow(grid, state);
    else if (Math.abs(grid.offsetWidth - sumOfWidths(headers)) <= NEARLY) noteRooms(grid, grid.offsetWidth);
  }
}

/**
 * Whether there are grids, and all of them are right in any room: their columns, and their rows, of which one that is scrolled
 * shows as many as what wraps above them leaves.
 */
export function areForAnyRoom(box: Element): boolean {
  const grids = [...box.querySelectorAll(GRID)];
  return grids.length > 0 && grids.every((grid) => grid.matches(FOR_ANY_ROOM));
}

function flow(grid: HTMLElement, { columns, dimensions }: GridColumns): void {
  const fields = columns.orderedFields.filter((field) => columns.columnVisibilityModel[field] !== false);
  const shown: Column[] = fields.flatMap((field) => columns.lookup[field] ?? []);
  const { width: room } = dimensions.viewportOuterSize;
  const { widths, least, from, to } = shareRoom(shown, room);
  const lines = grid.offsetWidth - room;
  if (grid.querySelector(HELD) === null) {
    noteRooms(grid, from === 0 ? 0 : from + lines, to + lines);
    nameWidths(grid, new Map(fields.map((field, index) => [field, widths[index] ?? ''])));
  } else if (shown.some(({ flex = 0 }) => flex > 0)) {
    noteRooms(grid, grid.offsetWidth);
    return;
  }
  writeStyle(grid, (style) => style.replace(ROW_WIDTH, `$1max(100cqw,${least}px)`));
  for (const scroller of grid.querySelectorAll('.MuiDataGrid-virtualScroller'))
    writeStyle(scroller, (style) => `${style}container-type:inline-size;`);
  for (const content of grid.querySelectorAll('.MuiDataGrid-virtualScrollerContent'))
    writeStyle(content, (style) => style.replace(WIDTH, 'width:var(--DataGrid-rowWidth)'));
  for (const message of grid.querySelectorAll('.MuiDataGrid-overlayWrapperInner'))
    writeStyle(message, (style) => style.replace(WIDTH, 'width:100cqw'));
  // Columns of a fixed width leave some of a wide room.
  for (const rest of grid.querySelectorAll('.MuiDataGrid-cellEmpty'))
    writeStyle(rest, (style) => style.replace(WIDTH, `width:max(0px,calc(100cqw - ${least}px))`));
}

/** Says once how wide each column is, by its field; its head and cells name that. */
function nameWidths(grid: HTMLElement, widths: ReadonlyMap<string, string>): void {
  const names = new Map([...widths.keys()].map((field, index) => [field, `--c${index}`]));
  const named = [...widths].map(([field, width]) => `${names.get(field)}:${width};`);
  writeStyle(grid, (style) => style + named.join(''));
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = names.get(cell.dataset['field'] ?? '');
    if (name) writeStyle(cell, (style) => style.replace(WIDTH, `width:var(${name})`));
  }
}

function writeStyle(element: Element, change: (style: string) => string): void {
  element.setAttribute('style', change(element.getAttribute('style') ?? ''));
}

function isAsTold({ dataset, style }: HTMLElement, { columns }: GridColumns): boolean {
  const column = columns.lookup[dataset['field'] ?? ''];
  return column !== undefined && Math.abs(column.computedWidth - Number.parseFloat(style.width)) < 1;
}

function sumOfWidths(headers: HTMLElement[]): number {
  return headers.reduce((sum, { style }) => sum + Number.parseFloat(style.width), 0);
}

function noteRooms(grid: HTMLElement, from: number, to = from): void {
  if (from > 0 || to < Infinity)
    grid.dataset['room'] = `${Math.ceil(from)} ${to < Infinity ? Math.floor(to) : ''}`.trim();
}
