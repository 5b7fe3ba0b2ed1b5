import { all } from '../../support/dom';

/** Tolerance for rounding, in px. */
const NEARLY = 2;

/**
 * Whether all prerendered grids below an element have a width for which their columns are correct
 * (drawing/flow-columns.ts); otherwise they would be cut off or end too early. Hidden grids have no width.
 */
export function fitsItsBox(scope: ParentNode): boolean {
  return !all('[data-room]', scope).some(({ offsetWidth, dataset: { room = '' } }) => {
    const [from = 0, to = Infinity] = room.split(' ').map(Number);
    return offsetWidth && (offsetWidth < from - NEARLY || offsetWidth > to + NEARLY);
  });
}
