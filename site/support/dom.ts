/** The selector of elements with the hook of a feature (hooks.ts); scripts do not select by class. */
export function hooked(name: string): string {
  return `[data-x=${name}]`;
}

/**
 * A block of code: the generator writes the same of what it makes out of Markdown (generator/markup/code/code-html.ts).
 *
 * It stands here as all pages load this file: one of its own would cost each of them a request and 100 bytes.
 */
export const CODE = 'code';

/** All HTML elements below `root` that match. */
export function all(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** The nearest element around an event's target that matches. */
export function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

/** A new element with a class and text, which is never parsed as HTML. */
export function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/**
 * Resolves once the browser has painted what the page shows now: for work that nobody should wait for. A page
 * that is hidden paints nothing, so there it waits until the page is shown.
 *
 * It stands here for the same reason as `CODE`.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
