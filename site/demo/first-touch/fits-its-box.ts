import { all } from '../../support/dom';

/** In px: what is rounded. */
const NEARLY = 2;

/**
 * Whether no drawn grid below an element stands in another room than those in which its columns are as the living ones would
 * be (drawing/flow-columns.ts): it would be cut off there, or end too early. What is not shown takes no room.
 */
export function fitsItsBox(scope: ParentNode): boolean {
  return !all('[data-room]', scope).some(({ offsetWidth, dataset: { room = '' } }) => {
    const [from = 0, to = Infinity] = room.split(' ').map(Number);
    return offsetWidth && (offsetWidth < from - NEARLY || offsetWidth > to + NEARLY);
  });
}
