/** The hooks of demos for the first scripts; a root has `data-demo`, and each tool `data-tool`. */
export const TOOLS = 'tools';
export const WAITING = 'waiting';

/** Dispatched to a demo's root to reset it; what has mounted it, or runs its edited code, listens. */
export const RESET_EVENT = 'demo:reset';

/**
 * URL of a box's module for the styling of the page, or the default one. It stands beside the hooks, which the script of
 * each page has: a file of its own would be one more round trip before the first demo.
 */
export function moduleUrlOf({ dataset }: HTMLElement): string | undefined {
  const styling = document.documentElement.dataset.codeStyling;
  const other = { tailwind: dataset.moduleTailwind, css: dataset.moduleCss }[styling ?? ''];
  return other ?? dataset.module;
}
