import type { LayoutReads } from './browser/current-layout';
import { asksForMouse } from './media-answers';

/** The element in which charts measure their labels. */
const MEASURED = 'mui_measurement_span';

const GRID = '.MuiDataGrid-root';

/**
 * Whether the result depends on known sizes only: those of charts and grids, which have the width of their
 * box and a configured height, and of labels. Sizes of flowing text and of rows with text are estimates. A
 * demo with a grid is always shown, because a server renders nothing of a grid.
 */
export function canBeShown({ asked, guessed }: LayoutReads, box: Element): boolean {
  if (box.querySelector(GRID)) return true;
  const elements = [...asked].filter(({ id }) => id !== MEASURED);
  return guessed.size === 0 && elements.every(isKnown);
}

/**
 * Whether the result will depend on estimates even if the demo continues to render: an empty box may still
 * get its chart. A demo with a grid is always rendered to the end, because a server renders nothing of a
 * grid.
 */
export function canNeverBeShown({ asked, guessed }: LayoutReads, box: Element): boolean {
  if (box.querySelector(GRID)) return false;
  return (
    guessed.size > 0 ||
    [...asked].some(
      (element) => element.id !== MEASURED && element.childElementCount > 0 && !isKnown(element),
    )
  );
}

/** Whether only sizes inside grids were read: the rest is the same on every screen. */
export function dependsOnGridsOnly({ asked, ofScreen }: LayoutReads, box: Element): boolean {
  return (
    ofScreen.size === 0 &&
    [...asked].every((element) => !box.contains(element) || element.closest(GRID) !== null)
  );
}

/** Whether the pointer alone decides what is shown: no size was read, nor anything else of the screen. */
export function dependsOnPointerOnly({ asked, ofScreen }: LayoutReads): boolean {
  return asked.size === 0 && ofScreen.size > 0 && [...ofScreen].every(asksForMouse);
}

/** Elements that a grid removes again count as its own. */
function isKnown(element: Element): boolean {
  return !element.isConnected || element.closest(GRID) !== null || holdsChart(element);
}

function holdsChart(element: Element): boolean {
  if (element.closest('svg')) return true;
  return (
    element.isConnected && [...element.children].some((child) => child.matches('svg:not(.MuiSvgIcon-root)'))
  );
}
