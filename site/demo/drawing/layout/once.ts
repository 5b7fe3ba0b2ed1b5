/** Results for elements in one state of a document, each computed once. */
export class Once<Result> {
  readonly #known = new Map<Element, Result>();

  find(element: Element, look: () => Result): Result {
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    const found = look();
    this.#known.set(element, found);
    return found;
  }
}
