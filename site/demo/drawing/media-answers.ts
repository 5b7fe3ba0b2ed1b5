import type { Screen } from './layout/element-styles';
import { isTouched } from './places';

/** Whether a media query asks for a mouse, as pickers do, and for nothing else. */
export function asksForMouse(query: string): boolean {
  return /^(?:@media\s*)?\(pointer:\s*fine\)$/.test(query);
}

/**
 * Whether a media query applies to a screen, which has a mouse or is touched. Animations are disabled. The screen is asked for
 * only where the answer depends on it: a simulated browser notes who reads it.
 */
export function appliesTo(query: string, screen: () => Screen): boolean {
  if (/^(?:all|screen)$/.test(query.trim())) return true;
  if (/reduced-motion/.test(query)) return true;
  if (/pointer:|hover:/.test(query)) return isTouched(screen()) === /:\s*(?:coarse|none)/.test(query);
  const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
  const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
  if (least === undefined && most === undefined) return false;
  const { width } = screen();
  return width >= Number(least ?? 0) && width <= Number(most ?? Number.POSITIVE_INFINITY);
}
