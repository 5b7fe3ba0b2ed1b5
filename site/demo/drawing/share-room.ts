/** The width and limits of a grid column, in px; columns with `flex` share the remaining width. */
export interface Column {
  computedWidth: number;
  flex?: number | undefined;
  minWidth?: number | undefined;
  maxWidth?: number | undefined;
}

/** Column widths for more grid widths than the rendered one. */
export interface SharedRoom {
  /** The CSS width of each column. */
  widths: string[];
  /** The minimum of their sum, in px. */
  least: number;
  /** The grid widths, in px, for which these are the column widths of a mounted grid. */
  from: number;
  to: number;
}

/** Rounding of browsers, in px. */
const NEARLY = 0.5;

/**
 * The column widths that a grid computes, in px: like flex items, each within its limits. CSS can express
 * this for grid widths at which either none or all of the flexible columns are at their limits. For other
 * widths, the rendered column widths are kept. `room` is the rendered width, `anyRoom` that of the page, in CSS.
 */
export function shareRoom(columns: readonly Column[], room: number, anyRoom: string): SharedRoom {
  const drawn = columns.map(({ computedWidth }) => `${computedWidth}px`);
  const sharing = columns.filter(shares);
  const held = sum(columns.filter((column) => !shares(column)).map(({ computedWidth }) => computedWidth));
  const least = held + sum(sharing.map(({ minWidth = 0 }) => minWidth));
  if (sharing.length === 0) return { widths: drawn, least, from: 0, to: Infinity };
  const units = sum(sharing.map(({ flex = 0 }) => flex));
  const leastRooms = sharing.map(({ flex = 0, minWidth = 0 }) => held + (minWidth * units) / flex);
  const mostRooms = sharing.map(({ flex = 0, maxWidth = Infinity }) => held + (maxWidth * units) / flex);
  const areHeldTogether = Math.max(...leastRooms) - Math.min(...leastRooms) < NEARLY;
  const from = areHeldTogether ? 0 : Math.max(...leastRooms);
  const to = Math.min(...mostRooms);
  if (room + NEARLY < from || room - NEARLY > to)
    return room <= least
      ? { widths: drawn, least, from: 0, to: least }
      : { widths: drawn, least: room, from: room, to: room };
  const widths = columns.map((column) => {
    const { computedWidth, flex = 0, minWidth = 0 } = column;
    return shares(column)
      ? `max(${minWidth}px,calc((${anyRoom} - ${held}px)*${Number((flex / units).toFixed(6))}))`
      : `${computedWidth}px`;
  });
  return { widths, least, from, to };
}

function shares({ flex = 0 }: Column): boolean {
  return flex > 0;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
