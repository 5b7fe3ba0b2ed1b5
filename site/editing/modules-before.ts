import { shownVariant } from '../demo/shown-source';

/**
 * Modules that are loaded for their side effects before edited code runs: the utility classes of a demo have
 * their rules in the module that was built from it. Classes that the original does not use have no rules
 * here.
 */
export function modulesBefore(demo: HTMLElement): string[] {
  if (shownVariant(demo)?.dataset.styling !== 'tailwind') return [];
  const url = demo.querySelector<HTMLElement>('[data-demo]')?.dataset.moduleTailwind;
  return url === undefined ? [] : [url.slice(url.lastIndexOf('/') + 1)];
}
