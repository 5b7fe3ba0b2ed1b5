/**
 * Whether a grid is the only content of a demo's box (stage-styles.ts: its box then has no border of its
 * own).
 */
export function isFlushGrid(box: Element): boolean {
  return flushGridOf(box) !== undefined;
}

/** On a prerendered grid that is the only content of its box. */
export const FLUSH = 'data-flush';

/**
 * Marks a grid that is the only content of its box. A browser that shows a page while it is still parsed does not
 * know yet that an element is the only one: the box would lose its padding before the reader's eyes.
 */
export function markFlushGrid(box: Element): void {
  flushGridOf(box)?.setAttribute(FLUSH, '');
}

function flushGridOf(box: Element): Element | undefined {
  const only = onlyChild(box);
  return [only, only && onlyChild(only)].find(isGrid);
}

function onlyChild({ children }: Element): Element | undefined {
  return children.length === 1 ? children[0] : undefined;
}

function isGrid(element: Element | undefined): boolean {
  return element?.classList.contains('MuiDataGrid-root') ?? false;
}
