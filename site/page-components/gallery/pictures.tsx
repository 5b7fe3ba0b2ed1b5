import type { ComponentType } from 'react';
import type { ChartPicture } from '../../../data/chart-types';
import { areaOf, lineOf, pointsOf, wedges } from './shapes';

/** Sales of four quarters, of two shops; and temperatures of a year: what the pictures are drawn from. */
const north = [42, 55, 71, 63];
const south = [28, 31, 44, 52];
const year = [4, 6, 11, 16, 21, 25, 28, 27, 22, 16, 9, 5];
const shares = [46, 27, 17, 10];
const flats = [
  [28, 35],
  [34, 38],
  [41, 52],
  [47, 49],
  [52, 61],
  [58, 57],
  [63, 72],
  [70, 69],
  [77, 84],
  [84, 80],
  [92, 95],
  [100, 93],
] as const;
const hours = [
  [1, 2, 5, 7, 6, 3, 1],
  [2, 4, 8, 9, 7, 4, 2],
  [1, 3, 6, 8, 9, 5, 2],
  [0, 1, 3, 4, 6, 7, 4],
];

const cells = hours.flatMap((row, line) =>
  row.map((value, column) => ({ x: 10 + column * 20, y: 7 + line * 19, value })),
);

/** The pictures of the gallery, each in a box of 160 by 90. Colours are classes of the stylesheet. */
export const pictures: Record<ChartPicture, ComponentType> = {
  bar: () => (
    <>
      {north.map((value, at) => (
        <g key={value}>
          <rect className="ink-1" x={14 + at * 36} y={84 - value} width={12} height={value} rx={2} />
          <rect
            className="ink-2"
            x={28 + at * 36}
            y={84 - (south[at] ?? 0)}
            width={12}
            height={south[at]}
            rx={2}
          />
        </g>
      ))}
    </>
  ),
  stacked: () => (
    <>
      {north.map((value, at) => (
        <g key={value}>
          <rect className="ink-1" x={18 + at * 36} y={84 - value * 0.6} width={22} height={value * 0.6} />
          <rect
            className="ink-2"
            x={18 + at * 36}
            y={84 - value * 0.6 - (south[at] ?? 0) * 0.6}
            width={22}
            height={(south[at] ?? 0) * 0.6}
          />
        </g>
      ))}
    </>
  ),
  line: () => (
    <>
      <path className="line-1" d={lineOf(pointsOf(year))} />
      <path className="line-2" d={lineOf(pointsOf(year.map((value) => value * 0.6 + 6)))} />
    </>
  ),
  area: () => (
    <>
      <path className="ink-2" d={areaOf(pointsOf(year))} />
      <path className="ink-1" d={areaOf(pointsOf(year.map((value) => value * 0.55)))} />
    </>
  ),
  pie: () => (
    <>
      {wedges(shares).map((path, at) => (
        <path key={path} className={`ink-${at + 1}`} d={path} />
      ))}
    </>
  ),
  scatter: () => (
    <>
      {flats.map(([size, rent]) => (
        <circle key={size} className="ink-1" cx={size * 1.9 - 42} cy={100 - rent} r={4} />
      ))}
    </>
  ),
  sparkline: () => <path className="line-1" d={lineOf(pointsOf(year, { top: 32, bottom: 58 }))} />,
  gauge: () => (
    <>
      <path className="arc-ground" d="M40 78A40 40 0 0 1 120 78" />
      <path className="arc-value" d="M40 78A40 40 0 0 1 100 43.36" />
    </>
  ),
  heatmap: () => (
    <>
      {cells.map(({ x, y, value }) => (
        <rect
          key={`${x} ${y}`}
          className="ink-1"
          opacity={0.1 + value / 10}
          x={x}
          y={y}
          width={18}
          height={17}
          rx={2}
        />
      ))}
    </>
  ),
};
