const GRID = '.MuiDataGrid-root:only-child';

/** Where a grid may stand: in its box at once, or in one element around it; a drawing may have one more. */
const PATHS = [GRID, `div:only-child>${GRID}`, `[data-drawn]>${GRID}`, `[data-drawn]>div:only-child>${GRID}`];

/** The ground of a demo that is a grid and nothing else: the grid's own line is the line of the box. */
export const FLUSH_STAGE = `.demo-stage.is-outlined:has(${PATHS.map((path) => `>.demo-root>${path}`).join()})`;

/** Whether all that stands in a demo's box is a grid. */
export function isFlushGrid(box: Element): boolean {
  const only = onlyChild(box);
  return isGrid(only) || isGrid(only && onlyChild(only));
}

function onlyChild({ children }: Element): Element | undefined {
  return children.length === 1 ? children[0] : undefined;
}

function isGrid(element: Element | undefined): boolean {
  return element?.classList.contains('MuiDataGrid-root') ?? false;
}
