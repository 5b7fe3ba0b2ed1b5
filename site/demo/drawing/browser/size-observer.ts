import { ask } from './questions';
import { rectangle } from './rectangle';

/** Tells each element's size once: nothing grows in a picture. */
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
      const size = { inlineSize: ask(target, 'size', 'width'), blockSize: ask(target, 'size', 'height') };
      const inner = {
        inlineSize: ask(target, 'innerSize', 'width'),
        blockSize: ask(target, 'innerSize', 'height'),
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
