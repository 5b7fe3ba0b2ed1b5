/** The selector of elements with the hook of a feature (hooks.ts); scripts do not select by class. */
export function hooked(name: string): string {
  return `[data-x=${name}]`;
}

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
