import { type Breakpoint, breakpoints } from './breakpoints';

/** The media query of layouts at least this wide. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width:${breakpoints[breakpoint]}px)`;
}

/** The media query of layouts narrower than this. */
export function below(breakpoint: Breakpoint): string {
  return `@media (max-width:${breakpoints[breakpoint] - 0.05}px)`;
}

/**
 * The media query of layouts with room for the contents beside the column of the text (column.ts). The side menu, where
 * it becomes a column, takes that room at first.
 */
export const withContents = '@media (min-width:1024px) and (max-width:1199.95px),(min-width:1280px)';

/** The media query of all others. */
export const withoutContents = '@media (max-width:1023.95px),(min-width:1200px) and (max-width:1279.95px)';
