/** Elements for screen readers only: all of the library's style for them but their clip. */
const VISUALLY_HIDDEN = '[style*="margin: -1px"][style*="overflow: hidden"][style*="white-space: nowrap"]';

/** Clips what is visually hidden: the simulated browser drops a `clip` whose lengths have no unit. */
export function hideVisuallyHidden(box: Element): void {
  for (const element of box.querySelectorAll<HTMLElement>(VISUALLY_HIDDEN))
    element.style.clipPath = 'inset(50%)';
}
