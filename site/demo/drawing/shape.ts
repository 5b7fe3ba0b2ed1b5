const GRID = '.MuiDataGrid-root';

/** The features by which it is decided whether the HTML for a desktop is also correct on a phone. */
export interface Shape {
  /** Everything outside of grids. */
  around: string;
  /** The widths of the columns of its grids. */
  columns: string[];
  /** The sides at which columns are pinned: these are visible at any width. */
  pinned: string;
  rows: number;
}

/** The shape of the content of a demo's box. */
export function shapeOf(box: Element): Shape {
  const around = outsideOfGrids(box).map(({ localName, className, childNodes }) =>
    [localName, className, ...[...childNodes].map(({ nodeValue }) => nodeValue)].join(' '),
  );
  const headers = [...box.querySelectorAll<HTMLElement>(`${GRID} .MuiDataGrid-columnHeader`)];
  return {
    around: around.join(),
    columns: headers.map(widthOf),
    pinned: headers.flatMap(pinnedSide).join(),
    rows: box.querySelectorAll('.MuiDataGrid-row').length,
  };
}

function outsideOfGrids(element: Element): Element[] {
  return [...element.children].flatMap((child) =>
    child.matches(GRID) ? [] : [child, ...outsideOfGrids(child)],
  );
}

function pinnedSide({ classList }: HTMLElement): string[] {
  return [...classList].filter((name) => name.includes('--pinned'));
}

/** The width that the grid sets for all cells of the column (flow-columns.ts). */
function widthOf(header: HTMLElement): string {
  const { width } = header.style;
  const [, name = ''] = /var\((--[^)]+)\)/.exec(width) ?? [];
  return header.closest<HTMLElement>(GRID)?.style.getPropertyValue(name) || width;
}

/**
 * Whether a grid on a phone is that on a desktop with fewer visible columns: the columns have the same
 * widths, and the same ones are pinned.
 */
export function fitsBoth(wide: Shape, narrow: Shape): boolean {
  return (
    narrow.columns.length > 0 &&
    wide.around === narrow.around &&
    wide.pinned === narrow.pinned &&
    narrow.rows <= wide.rows &&
    narrow.columns.every((width, at) => width === wide.columns[at])
  );
}
