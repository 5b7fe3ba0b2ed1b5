import type { Shadows } from '@mui/material/styles';

const EDGE = '0 0 0 1px var(--x-line)';

/**
 * Shadows by elevation. What lies on the page has an edge; only what lies over it throws a shadow: menus, and what demos
 * show like one.
 */
export const siteShadows = Array.from({ length: 25 }, (_, elevation) => shadowOf(elevation)) as Shadows;

function shadowOf(elevation: number): string {
  if (elevation === 0) return 'none';
  if (elevation < 3) return EDGE;
  return `${EDGE}, 0 ${elevation * 1.5}px ${elevation * 4}px -${elevation}px rgb(0 0 0 / 0.2)`;
}

/** Of a menu. */
export const menuShadow = shadowOf(8);
