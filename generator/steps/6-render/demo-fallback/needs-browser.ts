import type { Thrown } from '../../../model';

/** Names that browsers have and Node does not, or not in every version. */
const BROWSER_NAMES = new Set([
  ...['window', 'document', 'navigator', 'location', 'history', 'screen', 'self', 'localStorage'],
  ...['sessionStorage', 'matchMedia', 'getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ...['requestIdleCallback', 'customElements', 'visualViewport', 'devicePixelRatio', 'innerWidth'],
  ...[
    'innerHeight',
    'Node',
    'Element',
    'HTMLElement',
    'SVGElement',
    'Document',
    'DOMParser',
    'XMLSerializer',
  ],
  ...['DOMRect', 'Image', 'CSS', 'CSSStyleSheet', 'OffscreenCanvas', 'Path2D', 'ResizeObserver'],
  ...['IntersectionObserver', 'MutationObserver', 'MouseEvent', 'KeyboardEvent', 'PointerEvent'],
]);

/**
 * The name of a browser that a demo asked for in vain; undefined when it failed for another reason. Here is
 * the line between a demo that lives in browsers alone, which is no mistake and only noted, and one that is
 * broken: an undefined name that every browser defines is noted, everything else that is thrown is a warning.
 */
export function missingBrowserName({ text }: Thrown): string | undefined {
  const [, name = ''] = /^ReferenceError: (\w+) is not defined$/.exec(text) ?? [];
  return BROWSER_NAMES.has(name) ? name : undefined;
}
