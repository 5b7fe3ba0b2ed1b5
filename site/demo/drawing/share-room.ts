/** What decides how wide a column of a grid is, in px; one with `flex` shares the room that others leave. */
export interface Column {
  computedWidth: number;
  flex?: number | undefined;
  minWidth?: number | undefined;
  maxWidth?: number | undefined;
}

/** How columns stand in more rooms than the one they were drawn in. */
export interface SharedRoom {
  /** Width of each, as CSS writes it; `100cqw` is the room. */
  widths: string[];
  /** Of all together, in px, in the narrowest room. */
  least: number;
  /** The narrowest and the widest room, in px, in which these are the widths that the living grid gives. */
  from: number;
  to: number;
}

/** In px: what a browser rounds. */
const NEARLY = 0.5;

/**
 * How columns share out a room, in px, as the grid does: like flexible boxes, each within its bounds. CSS says the same for
 * all rooms in which none of those that share is held by its bounds, or all are. In the rest, widths are as they were drawn.
 */
export function shareRoom(columns: readonly Column[], room: number): SharedRoom {
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
      ? `max(${minWidth}px,calc((100cqw - ${held}px)*${Number((flex / units).toFixed(6))}))`
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
