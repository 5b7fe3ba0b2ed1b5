import { color as colorOf } from '@mui/x-charts-vendor/d3-color';
import * as palettes from '@mui/x-charts/colorPalettes';
import { chartColors } from '../theme/chart-look';

/** A colour of a series in the light scheme, the variable that has its place in a drawing, and its value in the dark. */
export interface SeriesColor {
  color: string;
  variable: string;
  inDark: string;
}

/** What charts choose from by the scheme: the colours of this site, and the palettes that come with them. */
const site = chartColors.light.map((color, at) =>
  seriesColor(`--demo-chart-${at + 1}`, color, chartColors.dark[at]),
);

const packaged = Object.values(palettes).flatMap((palette) =>
  typeof palette === 'function'
    ? [
        palette('light').map((color, at) =>
          seriesColor(`--demo-${color.slice(1)}`, color, palette('dark')[at]),
        ),
      ]
    : [],
);

/** A demo may have chosen one of these colours itself, and not a whole palette. */
const FEWEST_OF_PALETTE = 2;

/** Areas and highlighted bars are this much lighter: MUI X computes them by the same function. */
const LIGHTER = 0.5;

/** All colours of series that are others in the dark, and what charts make of them. */
export const seriesColors: readonly SeriesColor[] = changing([site, ...packaged]);

/** Those of them that a drawing has, of which all rules and elements are given as one text. */
export function seriesColorsIn(drawing: string): SeriesColor[] {
  const text = drawing.toLowerCase();
  const has = ({ color }: SeriesColor) => text.includes(color);
  return changing([site, ...packaged.filter((palette) => palette.filter(has).length >= FEWEST_OF_PALETTE)]);
}

function changing(lists: SeriesColor[][]): SeriesColor[] {
  const colors = lists.flat().filter(({ color, inDark }) => color !== inDark);
  return [...colors, ...colors.flatMap(lighter)];
}

function lighter({ color, variable, inDark }: SeriesColor): SeriesColor[] {
  const [inLight, dark] = [color, inDark].map((one) => colorOf(one)?.brighter(LIGHTER).clamp());
  if (!inLight || !dark) return [];
  const of = { variable: `${variable}-lighter`, inDark: dark.toString() };
  return [inLight.toString(), inLight.formatHex()].map((one) => ({ ...of, color: one }));
}

function seriesColor(variable: string, color: string, inDark = color): SeriesColor {
  return { variable: variable.toLowerCase(), color: color.toLowerCase(), inDark: inDark.toLowerCase() };
}
