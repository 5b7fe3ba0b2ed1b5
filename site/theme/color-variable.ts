import type { ColorName } from './tokens';

/**
 * A colour of the site as a rule names it. For scripts that bring rules along: `vars` (vars.ts) would bring the values of all
 * colours with it.
 */
export type ColorVariable = `var(--x-${ColorName})`;
