const GRID = '.MuiDataGrid-root';

/** What decides whether a drawing for a desktop also shows on a phone what a drawing for a phone would. */
export interface Shape {
  /** All that is no grid. */
  around: string;
  /** How wide the columns of its grids are. */
  columns: string[];
  rows: number;
}

/** The shape of what stands in a demo's box. */
export function shapeOf(box: Element): Shape {
  const around = [...box.querySelectorAll('*')]
    .filter((element) => !element.closest(GRID))
    .map(({ localName, className, childNodes }) =>
      [localName, className, ...[...childNodes].map(({ nodeValue }) => nodeValue)].join(' '),
    );
  const headers = [...box.querySelectorAll<HTMLElement>(`${GRID} .MuiDataGrid-columnHeader`)];
  return {
    around: around.join(),
    columns: headers.map(widthOf),
    rows: box.querySelectorAll('.MuiDataGrid-row').length,
  };
}

/** As the grid says it for all cells of the column (flow-columns.ts). */
function widthOf(header: HTMLElement): string {
  const { width } = header.style;
  const [, name = ''] = /var\((--[^)]+)\)/.exec(width) ?? [];
  return header.closest<HTMLElement>(GRID)?.style.getPropertyValue(name) || width;
}

/** Whether a grid on a phone is the one on a desktop, of which less is seen: its columns are as wide. */
export function fitsBoth(wide: Shape, narrow: Shape): boolean {
  return (
    narrow.columns.length > 0 &&
    wide.around === narrow.around &&
    narrow.rows <= wide.rows &&
    narrow.columns.every((width, at) => width === wide.columns[at])
  );
}
