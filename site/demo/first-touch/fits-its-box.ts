import { narrowPlace, widePlace } from '../drawing/places';

/** In px: lines between columns, and what is rounded. */
const NEARLY = 2;

const DRAWN_WIDTHS = [widePlace, narrowPlace].flatMap(({ width, flushWidth }) => [width, flushWidth]);

/**
 * Whether a drawn grid could stand in its box as it is drawn. Columns that share the room there is were given what a box
 * of the drawing's own width has: in another one they would be cut off, or end before it does. Other demos flow.
 */
export function fitsItsBox(root: HTMLElement): boolean {
  const grid = [...root.querySelectorAll('.MuiDataGrid-root')].find((one) => one.checkVisibility());
  const cells = grid?.querySelectorAll('[role=columnheader]') ?? [];
  const edges = [...cells].map((cell) => cell.getBoundingClientRect());
  if (!grid || edges.length === 0) return true;
  const columns = Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left));
  const room = grid.getBoundingClientRect().width;
  const isFilled = DRAWN_WIDTHS.some((width) => Math.abs(width - columns) <= NEARLY);
  return !isFilled || Math.abs(room - columns) <= NEARLY;
}
