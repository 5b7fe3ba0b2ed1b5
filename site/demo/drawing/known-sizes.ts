import type { Questions } from './browser/questions';

/** Where charts measure their labels. */
const MEASURED = 'mui_measurement_span';

const GRID = '.MuiDataGrid-root';

/**
 * Whether a drawing hangs on sizes that are sure: those of charts and grids, which are as wide as their box and as high
 * as they are told, and of their labels. The sizes of text that flows and of rows that grow with it are a guess, and so
 * is every picture that hangs on them. Of a grid a server draws nothing: a picture that hangs on guesses is better than
 * that.
 */
export function isWorthShowing({ asked, guessed }: Questions, box: Element): boolean {
  if (box.querySelector(GRID)) return true;
  const elements = [...asked].filter(({ id }) => id !== MEASURED);
  return guessed.size === 0 && elements.every(isKnown);
}

/**
 * Whether a drawing that is not at rest yet will never hang on sure sizes alone: an empty box may get its chart. With a
 * grid it is drawn to its end all the same: of a grid a server draws nothing.
 */
export function isBeyondKnowing({ asked, guessed }: Questions, box: Element): boolean {
  if (box.querySelector(GRID)) return false;
  return (
    guessed.size > 0 ||
    [...asked].some(
      (element) => element.id !== MEASURED && element.childElementCount > 0 && !isKnown(element),
    )
  );
}

/** Whether all that sizes were asked of is a part of grids: what stands around them is the same on every screen. */
export function hangsOnGridsAlone({ asked, isOfScreen }: Questions, box: Element): boolean {
  return (
    !isOfScreen && [...asked].every((element) => !box.contains(element) || element.closest(GRID) !== null)
  );
}

/** What a grid tries out and takes away again is its own, too. */
function isKnown(element: Element): boolean {
  return !element.isConnected || element.closest(GRID) !== null || holdsChart(element);
}

function holdsChart(element: Element): boolean {
  if (element.closest('svg')) return true;
  return (
    element.isConnected && [...element.children].some((child) => child.matches('svg:not(.MuiSvgIcon-root)'))
  );
}
