/**
 * Whether a grid is the only content of a demo's box (stage-styles.ts: its box then has no border of its
 * own).
 */
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
