import { light } from '../../theme/tokens';
import { chartColors } from '../theme/chart-look';
import { onlyInDark } from '../theme/theme-css';

/** A colour of the light scheme, and the variable that has its place in a drawing. */
interface Replaced {
  color: string;
  variable: string;
  inDark?: string;
}

/** How much lighter areas and highlighted bars are, in the steps of d3-color: MUI X computes them. */
const BRIGHTER = (1 / 0.7) ** 0.5;

const series = chartColors.light.flatMap((color, at): Replaced[] => {
  const inDark = chartColors.dark[at] ?? color;
  const variable = `--demo-chart-${at + 1}`;
  const lighter = { variable: `${variable}-lighter`, inDark: asRgb(brighter(inDark)) };
  return [
    { color, variable, inDark },
    { ...lighter, color: asRgb(brighter(color)) },
    { ...lighter, color: asHex(brighter(color)) },
  ];
});

/** What demos read of the theme as a value; the theme has variables for them. */
const words: Replaced[] = [
  { color: light.ink, variable: '--mui-palette-text-primary' },
  { color: light['ink-soft'], variable: '--mui-palette-text-secondary' },
];

const replaced = [...series, ...words].map((one) => ({
  ...one,
  // A value that stands in a variable already is left alone.
  found: new RegExp(`(?<!var\\(--[\\w-]+, ?)${one.color.replace(/[()]/g, '\\$&')}(?![\\da-f])`, 'gi'),
}));

/**
 * Charts compute with colours, so their theme has values instead of variables. In the prerendered HTML, each
 * colour of the light scheme is replaced by a variable, so that it can also be shown in the dark scheme.
 */
export function withChartVariables(text: string): string {
  return replaced.reduce(
    (drawn, { found, color, variable }) => drawn.replace(found, `var(${variable},${color})`),
    text,
  );
}

/** The dark values of the variables that a text uses. */
export function chartColorsCss(text: string): string {
  const used = new Map(
    series.flatMap(({ variable, inDark = '' }) =>
      text.includes(`var(${variable},`) ? [[variable, inDark] as const] : [],
    ),
  );
  return used.size > 0 ? onlyInDark([...used]) : '';
}

function brighter(hex: string): number[] {
  const parts = hex.match(/[\da-f]{2}/gi) ?? [];
  return parts.map((part) => Math.min(255, Math.round(Number.parseInt(part, 16) * BRIGHTER)));
}

function asRgb(parts: readonly number[]): string {
  return `rgb(${parts.join(', ')})`;
}

function asHex(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
