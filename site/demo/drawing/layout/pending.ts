import type { Axis } from './element-styles';
import { SizeUnknownError } from './size-unknown-error';

/** More than any demo asks for at once. */
const MOST_STEPS = 5000;

/** Sizes that are found or being found. */
export class Pending {
  readonly #known = { width: new Map<Element, number>(), height: new Map<Element, number>() };
  readonly #open = { width: new Map<Element, number>(), height: new Map<Element, number>() };
  #depth = 0;
  /** The outermost question that was asked again while it was open: what lies deeper is not final. */
  #lowest = Number.POSITIVE_INFINITY;
  #steps = 0;

  /** A size, found once. One that is asked for while it is being found counts as nothing. */
  find(element: Element, axis: Axis, look: () => number): number {
    const [known, open] = [this.#known[axis].get(element), this.#open[axis].get(element)];
    if (known !== undefined) return known;
    if (open !== undefined) {
      this.#lowest = Math.min(this.#lowest, open);
      return 0;
    }
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new SizeUnknownError('too many boxes');
    const depth = this.#depth;
    this.#open[axis].set(element, depth);
    this.#depth += 1;
    const found = look();
    this.#depth = depth;
    this.#open[axis].delete(element);
    if (this.#lowest >= depth) {
      this.#lowest = Number.POSITIVE_INFINITY;
      this.#known[axis].set(element, found);
    }
    return found;
  }
}
