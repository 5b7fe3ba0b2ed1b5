import { type Breakpoint, breakpoints } from './breakpoints';

/** The media query of layouts at least this wide. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width:${breakpoints[breakpoint]}px)`;
}

/** The media query of layouts narrower than this. */
export function below(breakpoint: Breakpoint): string {
  return `@media (max-width:${breakpoints[breakpoint] - 0.05}px)`;
}

/** The media query of layouts whose text column may have no more than 16 px of padding (column-layout.ts). */
export const narrowPadding = `@media (min-width:${breakpoints.sm}px) and (max-width:${breakpoints.lg - 0.05}px)`;

/**
 * The media query of layouts with room for the contents beside the text column (column-layout.ts). From 1200 px the side
 * menu is a column and takes that room; from 1280 px there is room for both.
 */
export const withContents = '@media (min-width:1024px) and (max-width:1199.95px),(min-width:1280px)';

/** The media query of all other layouts. */
export const withoutContents = '@media (max-width:1023.95px),(min-width:1200px) and (max-width:1279.95px)';

/** iPhones and iPads, which enlarge the page when a field with letters smaller than 1rem is used. */
export const onIos = '@supports (-webkit-touch-callout:none)';
