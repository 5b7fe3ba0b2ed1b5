import type { ColorName } from './tokens';

/**
 * A colour of the site by its name, for rules that a script brings along: `vars` (vars.ts) would bring the values of all
 * colours with it.
 */
export function color(name: ColorName): string {
  return `var(--x-${name})`;
}
