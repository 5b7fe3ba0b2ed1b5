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
 * The browser global whose absence made a demo fail; undefined when it failed for another reason. A demo that needs a browser
 * global is no mistake and only listed; all other errors are warnings.
 */
export function missingBrowserName({ text }: Thrown): string | undefined {
  const [, name = ''] = /^ReferenceError: (\w+) is not defined$/.exec(text) ?? [];
  return BROWSER_NAMES.has(name) ? name : undefined;
}
