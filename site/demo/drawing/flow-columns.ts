import type { GridState } from '@mui/x-data-grid';
import { SCROLLBAR } from '../../support/scrollbar-property';
import { type Column, shareRoom } from './share-room';

/** The part of a grid's state with the widths of its columns. */
export type GridColumns = Pick<GridState, 'columns' | 'dimensions'>;

/** In px: borders between columns, and rounding. */
const NEARLY = 3;

/** Column headers and their filters, without headers of column groups, which span several fields. */
const HEADERS = '[role=columnheader][data-field]';

/**
 * Parts that depend on column widths in other ways: pinned columns, spanning cells and headers, wrapped text.
 */
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

/** The width of a grid, and what a vertical scrollbar leaves of it. */
const ROOM = '100cqw';
const BESIDE_SCROLLBAR = `calc(${ROOM} - var(${SCROLLBAR},0px))`;

const WIDTH = /(?<!max-|min-)width: ?[\d.]+px/;

/**
 * Makes the columns of prerendered grids flexible, like those of a mounted grid, and writes the widths for
 * which they are correct, in px (`data-room="from to"`; without it, for all). `states` are the states that the
 * grids reported, in order; a grid without one keeps its columns.
 */
export function flowColumns(box: Element, states: readonly GridColumns[]): void {
  for (const grid of box.querySelectorAll<HTMLElement>(GRID)) {
    const headers = [...grid.querySelectorAll<HTMLElement>(HEADERS)].filter(
      (one) => one.closest(GRID) === grid,
    );
    const state = [...states].reverse().find((one) => headers.every((header) => isAsReported(header, one)));
    if (headers.length === 0) continue;
    if (state) flow(grid, state);
    else if (Math.abs(grid.offsetWidth - sumOfWidths(headers)) <= NEARLY) noteRooms(grid, grid.offsetWidth);
  }
}

/**
 * Whether all grids, of which there is at least one, are correct for any width: their columns, and their
 * rows, because the number of visible rows depends on the height of wrapped text above them.
 */
export function areForAnyRoom(box: Element): boolean {
  const grids = [...box.querySelectorAll(GRID)];
  return grids.length > 0 && grids.every((grid) => grid.matches(FOR_ANY_ROOM));
}

function flow(grid: HTMLElement, { columns, dimensions }: GridColumns): void {
  const fields = columns.orderedFields.filter((field) => columns.columnVisibilityModel[field] !== false);
  const shown: Column[] = fields.flatMap((field) => columns.lookup[field] ?? []);
  const { width: room } = dimensions.viewportOuterSize;
  const anyRoom = dimensions.hasScrollY ? BESIDE_SCROLLBAR : ROOM;
  const { widths, least, from, to } = shareRoom(shown, room, anyRoom);
  const lines = grid.offsetWidth - room;
  if (grid.querySelector(HELD) === null) {
    noteRooms(grid, from === 0 ? 0 : from + lines, to + lines);
    nameWidths(grid, new Map(fields.map((field, index) => [field, widths[index] ?? ''])));
  } else if (shown.some(({ flex = 0 }) => flex > 0)) {
    noteRooms(grid, grid.offsetWidth);
    return;
  }
  writeStyle(grid, (style) => style.replace(ROW_WIDTH, `$1max(${anyRoom},${least}px)`));
  for (const scroller of grid.querySelectorAll('.MuiDataGrid-virtualScroller'))
    writeStyle(scroller, (style) => `${style}container-type:inline-size;`);
  for (const content of grid.querySelectorAll('.MuiDataGrid-virtualScrollerContent'))
    writeStyle(content, (style) => style.replace(WIDTH, 'width:var(--DataGrid-rowWidth)'));
  for (const message of grid.querySelectorAll('.MuiDataGrid-overlayWrapperInner'))
    writeStyle(message, (style) => style.replace(WIDTH, `width:${anyRoom}`));
  // Columns of fixed width leave space unused.
  for (const rest of grid.querySelectorAll('.MuiDataGrid-cellEmpty'))
    writeStyle(rest, (style) => style.replace(WIDTH, `width:max(0px,calc(${anyRoom} - ${least}px))`));
}

/** Defines the width of each column once, by its field; headers and cells refer to it. */
function nameWidths(grid: HTMLElement, widths: ReadonlyMap<string, string>): void {
  const names = new Map([...widths.keys()].map((field, index) => [field, `--c${index}`]));
  const named = [...widths].map(([field, width]) => `${names.get(field)}:${width};`);
  writeStyle(grid, (style) => style + named.join(''));
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = names.get(cell.dataset['field'] ?? '');
    if (name) writeStyle(cell, (style) => style.replace(WIDTH, `width:var(${name})`));
  }
  // Below a cell that spans rows, an element keeps the space of its column.
  for (const space of grid.querySelectorAll<HTMLElement>('[role=presentation][data-colindex]')) {
    const name = `--c${space.dataset['colindex']}`;
    writeStyle(space, (style) => style.replace(WIDTH, `width:var(${name})`));
  }
}

function writeStyle(element: Element, change: (style: string) => string): void {
  element.setAttribute('style', change(element.getAttribute('style') ?? ''));
}

function isAsReported({ dataset, style }: HTMLElement, { columns }: GridColumns): boolean {
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
