import { color as colorOf, rgb } from '@mui/x-charts-vendor/d3-color';
import * as palettes from '@mui/x-charts/colorPalettes';
import { IN_LIGHT } from '../hooks';
import { chartColors } from '../theme/chart-look';
import { sitePalette } from '../theme/site-look';
import { onlyInDark } from '../theme/theme-css';

/** A colour of a series in the light scheme, the variable that has its place in a drawing, and its value in the dark. */
interface SeriesColor {
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

/** The colours of series in a drawing that are others in the dark, and what charts make of them. */
function seriesIn(drawing: string): SeriesColor[] {
  const has = ({ color }: SeriesColor) => drawing.includes(color);
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

const light = sitePalette('light', {});

/** What demos read of the theme as values; the theme has variables for them. */
const palette: Record<string, string> = {
  'text-primary': light.text.primary,
  'text-secondary': light.text.secondary,
  // Material's own.
  'text-disabled': 'rgba(0, 0, 0, 0.38)',
  'primary-main': light.primary.main,
  'secondary-main': light.secondary.main,
  'error-main': light.error.main,
  'warning-main': light.warning.main,
  'info-main': light.info.main,
  'success-main': light.success.main,
  divider: light.divider,
  'action-selected': light.action.selected ?? '',
};

const themed = Object.entries(palette).flatMap(([name, color]) => {
  const variable = `--mui-palette-${name}`;
  return [replace(color, variable), ...translucent(color, variable)];
});

/** Attributes of elements that take a colour. */
const COLORED = /(?<= (?:fill|stroke|color|style|stop-color)=")[^"]*/g;

/** Colours that Material gives to words in light, and no theme of this site: the demo has a theme of its own. */
const OWN_THEME =
  /(?:(?<![\w-])color|-(?:text|outlined|contained)Color): ?(?:rgba\(0, 0, 0, 0\.(?:87|6)\)|#1976d2)/;

interface Drawn {
  html: string;
  rules: string[];
}

/**
 * Charts compute with colours, so their theme has values instead of variables. In rules and attributes of a drawing, each
 * colour of the light scheme becomes a variable, so that it can also be shown in the dark scheme; words stay as they are.
 * Of a demo with a theme of its own, such colours are not known: its drawing is marked.
 */
export function withSchemeColors({ html, rules }: Drawn): Drawn {
  const mark = rules.some((rule) => OWN_THEME.test(rule)) ? `$& ${IN_LIGHT}=""` : '$&';
  const series = seriesIn([html, ...rules].join('\n').toLowerCase());
  const replacements = [...series.map(({ color, variable }) => replace(color, variable)), ...themed];
  const withVariables = (text: string) =>
    replacements.reduce((drawn, { found, by }) => drawn.replace(found, by), text);
  return {
    html: html.replace(/^<[\w-]+/, mark).replace(COLORED, withVariables),
    rules: rules.map(withVariables),
  };
}

/** The dark values of the variables that a text uses. */
export function schemeColorsCss(text: string): string {
  const used = new Map(
    changing([site, ...packaged]).flatMap(({ variable, inDark }) =>
      text.includes(`var(${variable},`) ? [[variable, inDark] as const] : [],
    ),
  );
  return used.size > 0 ? onlyInDark([...used]) : '';
}

/** A value that stands in a variable already is left alone. */
function replace(color: string, variable: string) {
  const literal = color.replace(/[()]/g, '\\$&');
  const found = new RegExp(`(?<!var\\(--[\\w-]+, ?)${literal}(?![\\da-f])`, 'gi');
  return { found, by: `var(${variable},${color})` };
}

/** The same colour with an opacity, as `alpha` of the theme writes it. */
function translucent(color: string, variable: string) {
  const { r, g, b } = rgb(color);
  const found = new RegExp(`rgba\\(${r}, ${g}, ${b}, ([\\d.]+)\\)`, 'g');
  return color.startsWith('#') ? [{ found, by: `rgba(var(${variable}Channel,${r} ${g} ${b}) / $1)` }] : [];
}

function seriesColor(variable: string, color: string, inDark = color): SeriesColor {
  return { variable: variable.toLowerCase(), color: color.toLowerCase(), inDark: inDark.toLowerCase() };
}
