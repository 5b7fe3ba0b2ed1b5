import { type Breakpoint, breakpoints } from './breakpoints';

/** The media query of layouts at least this wide. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width:${breakpoints[breakpoint]}px)`;
}

/** The media query of layouts narrower than this. */
export function below(breakpoint: Breakpoint): string {
  return `@media (max-width:${breakpoints[breakpoint] - 0.05}px)`;
}
