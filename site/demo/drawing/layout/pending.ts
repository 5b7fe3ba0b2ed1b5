import type { Axis } from './element-styles';
import type { Circles } from './settled';
import { SizeUnknownError } from './size-unknown-error';

/** More than any demo needs at once. */
const MOST_STEPS = 50_000;

/** Sizes that are computed or being computed. */
export class Pending {
  readonly #circles: Circles;
  readonly #known = { width: new Map<Element, number>(), height: new Map<Element, number>() };
  readonly #open = { width: new Map<Element, number>(), height: new Map<Element, number>() };
  #depth = 0;
  /**
   * The outermost size that was requested again during the computation of the current one, whose result is then
   * preliminary.
   */
  #lowest = Number.POSITIVE_INFINITY;
  #steps = 0;

  constructor(circles: Circles) {
    this.#circles = circles;
  }

  /** Computes a size once. A circular request returns zero. */
  find(element: Element, axis: Axis, look: () => number): number {
    const [known, open] = [this.#known[axis].get(element), this.#open[axis].get(element)];
    if (known !== undefined) return known;
    if (open !== undefined) {
      this.#circles.met += 1;
      this.#lowest = Math.min(this.#lowest, open);
      return 0;
    }
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new SizeUnknownError('too many boxes');
    const depth = this.#depth;
    const lowestBefore = this.#lowest;
    this.#lowest = Number.POSITIVE_INFINITY;
    this.#open[axis].set(element, depth);
    this.#depth += 1;
    const found = look();
    this.#depth = depth;
    this.#open[axis].delete(element);
    if (this.#lowest >= depth) {
      this.#lowest = lowestBefore;
      this.#known[axis].set(element, found);
    } else this.#lowest = Math.min(this.#lowest, lowestBefore);
    return found;
  }
}
