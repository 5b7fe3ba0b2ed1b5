const CELL = '.MuiDataGrid-root [role=gridcell]';

/**
 * Whether the grids of a box have rows, if the prerendered ones had. Must be created before the content is replaced. Before grids
 * are measured, or have loaded their rows, they cannot do what a button beside them asks for.
 */
export function rowsAsIn(box: Element): () => boolean {
  const hadRows = box.querySelector(CELL) !== null;
  return () => !hadRows || box.querySelector(CELL) !== null;
}
