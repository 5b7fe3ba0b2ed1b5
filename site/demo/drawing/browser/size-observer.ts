import { readSize } from './current-layout';
import { rectangle } from './rectangle';

/**
 * Reports the size of each element once, because sizes do not change here. One without height is not reported, because
 * it is unknown: the rows of a grid that are as high as their text keep the estimate of the grid.
 */
export class SizeObserver {
  readonly #tell: ResizeObserverCallback;
  readonly #seen = new Set<Element>();

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    this.#seen.add(target);
    setTimeout(() => {
      if (!this.#seen.has(target) || !target.isConnected) return;
      const size = {
        inlineSize: readSize(target, 'size', 'width'),
        blockSize: readSize(target, 'size', 'height'),
      };
      if (size.blockSize === 0) return;
      const inner = {
        inlineSize: readSize(target, 'innerSize', 'width'),
        blockSize: readSize(target, 'innerSize', 'height'),
      };
      const contentRect = rectangle(inner.inlineSize, inner.blockSize);
      const boxes = { borderBoxSize: [size], contentBoxSize: [inner], devicePixelContentBoxSize: [inner] };
      const entry = { target, contentRect, ...boxes };
      this.#tell([entry], this);
    });
  }

  unobserve(target: Element): void {
    this.#seen.delete(target);
  }

  disconnect(): void {
    this.#seen.clear();
  }
}
