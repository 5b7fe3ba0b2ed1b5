import { getComputedStyle } from './computed-style';
import { matchMedia } from './media-queries';
import { readScreen, readSize } from './current-layout';
import { rectangle } from './rectangle';
import { SizeObserver } from './size-observer';

const SIDES = {
  offsetWidth: 'width',
  offsetHeight: 'height',
  clientWidth: 'width',
  clientHeight: 'height',
  scrollWidth: 'width',
  scrollHeight: 'height',
} as const;

/** Adds layout to the elements, observers and media queries of this process. */
export function installLayout(): void {
  for (const [name, side] of Object.entries(SIDES))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return Math.round(readSize(this, 'size', side));
      },
    });
  Element.prototype.getBoundingClientRect = function () {
    return rectangle(readSize(this, 'size', 'width'), readSize(this, 'size', 'height'));
  };
  Object.defineProperties(window, {
    innerWidth: { configurable: true, get: () => readScreen().width },
    innerHeight: { configurable: true, get: () => readScreen().height },
  });
  const answers = {
    getComputedStyle,
    matchMedia,
    ResizeObserver: SizeObserver,
  };
  for (const [name, value] of Object.entries(answers))
    for (const target of [globalThis, window])
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
