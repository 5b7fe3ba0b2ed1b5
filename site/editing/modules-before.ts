import { shownVariant } from '../demo/shown-source';

/**
 * Modules that are loaded for what they do before changed code runs: a demo with utility classes has their rules from
 * the module that was built of it. Classes that it does not use have none here.
 */
export function modulesBefore(demo: HTMLElement): string[] {
  if (shownVariant(demo)?.dataset.styling !== 'tailwind') return [];
  const url = demo.querySelector<HTMLElement>('[data-demo]')?.dataset.moduleTailwind;
  return url === undefined ? [] : [url.slice(url.lastIndexOf('/') + 1)];
}
