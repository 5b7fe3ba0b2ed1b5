/** Remembers a number of results by what they were made from; the oldest goes first. */
export class RecentResults<T> {
  readonly #known = new Map<string, T>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The result for a key, made when it is not known any more. */
  get(key: string, make: () => T): T {
    const known = this.#known.get(key) ?? make();
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#limit && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
