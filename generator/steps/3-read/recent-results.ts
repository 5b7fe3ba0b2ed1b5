/** A cache of limited size; the oldest result is removed first. */
export class RecentResults<T> {
  readonly #known = new Map<string, T>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The cached result for a key, or a new one. */
  get(key: string, make: () => T): T {
    const known = this.#known.get(key) ?? make();
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#limit && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
