import { chartColors } from '../theme/site-look';
import { onlyInDark } from '../theme/theme-css';

const nameOf = (at: number) => `--demo-chart-${at + 1}`;

/**
 * Charts calculate with their colours, so a theme gives them values. A drawing has done its calculations: there each
 * value that is a colour of the light scheme is a variable, and the dark one is drawn with it, too.
 */
export function withChartVariables(text: string): string {
  return chartColors.light.reduce(
    (drawn, color, at) => drawn.replaceAll(color, `var(${nameOf(at)},${color})`),
    text,
  );
}

/** What the variables are in the dark, as far as a text uses them. */
export function chartColorsCss(text: string): string {
  const used = chartColors.dark.flatMap((color, at): [string, string][] =>
    text.includes(`var(${nameOf(at)},`) ? [[nameOf(at), color]] : [],
  );
  return used.length > 0 ? onlyInDark(used) : '';
}
