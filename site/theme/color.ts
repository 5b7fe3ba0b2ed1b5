import type { ColorName } from './tokens';

/** How rules name a colour of the site. */
export type ColorVariable = `var(--x-${ColorName})`;

/**
 * A colour of the site by its name, for rules that a script brings along: `vars` (vars.ts) would bring the values of all
 * colours with it.
 */
export function color(name: ColorName): ColorVariable {
  return `var(--x-${name})`;
}
