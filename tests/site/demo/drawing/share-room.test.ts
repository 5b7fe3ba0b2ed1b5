import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { type Column, shareRoom } from '../../../../site/demo/drawing/share-room';

/** How the Data Grid itself gives columns their widths; it is no part of what the package exports. */
const { hydrateColumnsWidth } = createRequire(import.meta.url)(
  '@mui/x-data-grid/node/hooks/features/columns/gridColumnsUtils',
);

type Bounded = Required<Pick<Column, 'minWidth' | 'maxWidth'>> & { width: number; flex?: number };

function widthsOfTheGrid(columns: Bounded[], room: number): number[] {
  const fields = columns.map((_, index) => `f${index}`);
  const lookup = Object.fromEntries(
    columns.map((column, index) => [`f${index}`, { field: `f${index}`, ...column }]),
  );
  const dimensions = { viewportOuterSize: { width: room }, hasScrollY: false, scrollbarSize: 0 };
  const state = hydrateColumnsWidth({ orderedFields: fields, columnVisibilityModel: {}, lookup }, dimensions);
  return fields.map((field) => state.lookup[field].computedWidth);
}

/** What a browser makes of a width, for the two forms in which it is written. */
function resolved(width: string, room: number): number {
  const flowing = /^max\(([\d.]+)px,calc\(\(100cqw - ([\d.]+)px\)\*([\d.]+)\)\)$/.exec(width);
  if (!flowing) return Number(/^([\d.]+)px$/.exec(width)?.[1]);
  const [least, held, share] = flowing.slice(1).map(Number) as [number, number, number];
  return Math.max(least, (room - held) * share);
}

/** Small numbers that look random and are the same in each run. */
function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function someColumns(random: (below: number) => number): Bounded[] {
  return Array.from({ length: 1 + random(6) }, () => ({
    width: 60 + random(140),
    minWidth: random(3) === 0 ? 50 + random(150) : 50,
    maxWidth: random(5) === 0 ? 210 + random(200) : Infinity,
    ...(random(2) === 0 && { flex: [0.5, 1, 1, 2, 3][random(5)] }),
  }));
}

function drawnIn(room: number, columns: Bounded[]) {
  const computed = widthsOfTheGrid(columns, room);
  return shareRoom(
    columns.map((column, index) => ({ ...column, computedWidth: computed[index] ?? 0 })),
    room,
    '100cqw',
  );
}

describe('columns of a drawn grid share out the room as the living grid does', () => {
  it('in each room that is noted, the drawn one among them, for any columns', () => {
    const random = randomly(7);
    const compared = Array.from({ length: 400 }, () => {
      const columns = someColumns(random);
      const drawnRoom = 250 + random(600);
      const { widths, from, to, least } = drawnIn(drawnRoom, columns);
      const rooms = Array.from({ length: 20 }, () => 200 + random(900)).filter(
        (room) => from <= room && room <= to,
      );
      const isDrawnRoomNoted = from - 1 <= drawnRoom && drawnRoom <= to + 1;
      const faults = [drawnRoom, ...rooms].flatMap((room) => {
        const expected = widthsOfTheGrid(columns, room);
        const total = expected.reduce((sum, width) => sum + width, 0);
        const isRight =
          expected.every((width, index) => Math.abs(width - resolved(widths[index] ?? '', room)) < 0.6) &&
          Math.abs(Math.max(room, least) - Math.max(room, total)) < 1;
        return isRight ? [] : [{ columns, drawnRoom, room, widths, expected, least }];
      });
      return { faults, isDrawnRoomNoted, others: rooms.length };
    });

    expect(compared.flatMap(({ faults }) => faults)).toEqual([]);
    expect(compared.every(({ isDrawnRoomNoted }) => isDrawnRoomNoted)).toBe(true);
    expect(compared.filter(({ others }) => others > 0).length).toBeGreaterThan(200);
  });

  it.each([
    ['where all share alike', [{ flex: 1 }, { flex: 1 }, { width: 100 }], 0, Infinity],
    ['where none shares', [{ width: 90 }, { width: 100 }], 0, Infinity],
    ['until the first is as narrow as it may be', [{ flex: 1, minWidth: 200 }, { flex: 1 }], 400, Infinity],
    ['until the first is as wide as it may be', [{ flex: 1, maxWidth: 400 }, { flex: 1 }], 0, 800],
  ])('%s', (_, columns, from, to) => {
    const bounded = columns.map((column) => ({ width: 100, minWidth: 50, maxWidth: Infinity, ...column }));

    expect(drawnIn(700, bounded)).toMatchObject({ from, to });
  });
});
