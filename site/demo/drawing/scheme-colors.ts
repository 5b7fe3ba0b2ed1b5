import { rgb } from '@mui/x-charts-vendor/d3-color';
import { IN_LIGHT } from '../hooks';
import { sitePalette } from '../theme/site-look';
import { onlyInDark } from '../theme/theme-css';
import { seriesColors, seriesColorsIn } from './series-colors';

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

/** Before a value that stands in a variable already, or that a demo's own theme gives one: it would refer to itself. */
const LEFT_ALONE = '(?<!var\\(--[\\w-]+, ?|--mui-[\\w-]+: ?)';

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
  const series = seriesColorsIn([html, ...rules].join('\n'));
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
    seriesColors.flatMap(({ variable, inDark }) =>
      text.includes(`var(${variable},`) ? [[variable, inDark] as const] : [],
    ),
  );
  return used.size > 0 ? onlyInDark([...used]) : '';
}

function replace(color: string, variable: string) {
  const literal = color.replace(/[()]/g, '\\$&');
  const found = new RegExp(`${LEFT_ALONE}${literal}(?![\\da-f])`, 'gi');
  return { found, by: `var(${variable},${color})` };
}

/** The same colour with an opacity, as `alpha` of the theme writes it. */
function translucent(color: string, variable: string) {
  const { r, g, b } = rgb(color);
  const found = new RegExp(`${LEFT_ALONE}rgba\\(${r}, ${g}, ${b}, ([\\d.]+)\\)`, 'g');
  return color.startsWith('#') ? [{ found, by: `rgba(var(${variable}Channel,${r} ${g} ${b}) / $1)` }] : [];
}
