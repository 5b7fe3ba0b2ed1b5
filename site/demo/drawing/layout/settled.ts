/** The number of circular requests of a layout: a result during which one was met is preliminary. */
export interface Circles {
  met: number;
}

/**
 * Results for elements, each computed once for all else that it depends on, its key. One that a circular request took
 * part in is computed again.
 */
export class Settled<Result> {
  readonly #circles: Circles;
  readonly #known = new Map<string, Map<Element, Result>>();

  constructor(circles: Circles) {
    this.#circles = circles;
  }

  find(element: Element, key: string, look: () => Result): Result {
    const known = this.#known.get(key)?.get(element);
    if (known !== undefined) return known;
    const { met } = this.#circles;
    const found = look();
    if (this.#circles.met === met) this.#keep(element, key, found);
    return found;
  }

  #keep(element: Element, key: string, found: Result): void {
    const results = this.#known.get(key) ?? new Map<Element, Result>();
    results.set(element, found);
    this.#known.set(key, results);
  }
}
