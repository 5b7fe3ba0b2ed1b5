import { chartColors } from '../theme/chart-look';
import { onlyInDark } from '../theme/theme-css';

const nameOf = (at: number) => `--demo-chart-${at + 1}`;

/**
 * Charts compute with colours, so their theme has values instead of variables. In the prerendered HTML, each
 * colour of the light scheme is replaced by a variable, so that it can also be shown in the dark scheme.
 */
export function withChartVariables(text: string): string {
  return chartColors.light.reduce(
    (drawn, color, at) => drawn.replaceAll(color, `var(${nameOf(at)},${color})`),
    text,
  );
}

/** The dark values of the variables that a text uses. */
export function chartColorsCss(text: string): string {
  const used = chartColors.dark.flatMap((color, at): [string, string][] =>
    text.includes(`var(${nameOf(at)},`) ? [[nameOf(at), color]] : [],
  );
  return used.length > 0 ? onlyInDark(used) : '';
}
