import { color as colorOf } from '@mui/x-charts-vendor/d3-color';
import * as palettes from '@mui/x-charts/colorPalettes';
import { light } from '../../theme/tokens';
import { chartColors } from '../theme/chart-look';
import { onlyInDark } from '../theme/theme-css';

/** A colour of the light scheme, and the variable that has its place in a drawing. */
interface Replaced {
  color: string;
  variable: string;
  inDark?: string;
}

/** What charts choose from by the scheme: the colours of this site, and the palettes that come with them. */
const series = [
  ...chartColors.light.map((color, at) => pair(`--demo-chart-${at + 1}`, color, chartColors.dark[at])),
  ...Object.values(palettes).flatMap((palette) =>
    typeof palette === 'function'
      ? palette('light').map((color, at) => pair(`--demo-${color.slice(1)}`, color, palette('dark')[at]))
      : [],
  ),
].filter(({ color, inDark }) => color !== inDark);

/** Areas and highlighted bars are this much lighter: MUI X computes them by the same function. */
const LIGHTER = 0.5;

const lighter = series.flatMap(({ color, variable, inDark }): Replaced[] => {
  const [inLight, dark] = [color, inDark].map((one) => colorOf(one)?.brighter(LIGHTER).clamp());
  if (!inLight || !dark) return [];
  const of = { variable: `${variable}-lighter`, inDark: dark.toString() };
  return [inLight.toString(), inLight.formatHex()].map((one) => ({ ...of, color: one }));
});

/** What demos read of the theme as a value; the theme has variables for them. */
const words: Replaced[] = [
  { color: light.ink, variable: '--mui-palette-text-primary' },
  { color: light['ink-soft'], variable: '--mui-palette-text-secondary' },
];

const replaced = [...series, ...lighter, ...words].map((one) => ({
  ...one,
  // A value that stands in a variable already is left alone.
  found: new RegExp(`(?<!var\\(--[\\w-]+, ?)${one.color.replace(/[()]/g, '\\$&')}(?![\\da-f])`, 'gi'),
}));

/** Attributes of elements that take a colour. */
const COLORED = /(?<= (?:fill|stroke|color|style|stop-color)=")[^"]*/g;

/**
 * Charts compute with colours, so their theme has values instead of variables. In rules and attributes of a drawing, each
 * colour of the light scheme becomes a variable, so that it can also be shown in the dark scheme; words stay as they are.
 */
export function withSchemeColors({ html, rules }: { html: string; rules: string[] }): {
  html: string;
  rules: string[];
} {
  return { html: html.replace(COLORED, withVariables), rules: rules.map(withVariables) };
}

/** The dark values of the variables that a text uses. */
export function schemeColorsCss(text: string): string {
  const used = new Map(
    [...series, ...lighter].flatMap(({ variable, inDark = '' }) =>
      text.includes(`var(${variable},`) ? [[variable, inDark] as const] : [],
    ),
  );
  return used.size > 0 ? onlyInDark([...used]) : '';
}

function withVariables(text: string): string {
  return replaced.reduce(
    (drawn, { found, color, variable }) => drawn.replace(found, `var(${variable},${color})`),
    text,
  );
}

function pair(variable: string, color: string, inDark = color): Required<Replaced> {
  return { variable: variable.toLowerCase(), color: color.toLowerCase(), inDark: inDark.toLowerCase() };
}
