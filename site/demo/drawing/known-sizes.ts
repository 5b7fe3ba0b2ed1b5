import type { Questions } from './browser/questions';

/** Where charts measure their labels. */
const MEASURED = 'mui_measurement_span';

/**
 * Whether a drawing hangs on sizes that are sure: those of charts, which are as wide as their box and as high as they
 * are told, and of their labels. The sizes of text that flows and of rows that grow with it are a guess, and so is
 * every picture that hangs on them. A demo that asked for no size at all is drawn as well by a server.
 */
export function isOfKnownSize({ asked, failed }: Questions): boolean {
  const elements = [...asked].filter(({ id }) => id !== MEASURED);
  return !failed && elements.length > 0 && elements.every(holdsChart);
}

/** Whether a drawing that is not at rest yet will never hang on sure sizes alone: an empty box may get its chart. */
export function isBeyondKnowing({ asked, failed }: Questions): boolean {
  return (
    failed ||
    [...asked].some(
      (element) => element.id !== MEASURED && element.childElementCount > 0 && !holdsChart(element),
    )
  );
}

function holdsChart(element: Element): boolean {
  if (element.closest('svg')) return true;
  return (
    element.isConnected && [...element.children].some((child) => child.matches('svg:not(.MuiSvgIcon-root)'))
  );
}
