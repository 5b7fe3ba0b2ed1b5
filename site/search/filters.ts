import type { Answer } from '../../generator/search/answer';
import type { Filter } from '../../generator/search/rank';
import type { DialogElements } from './dialog-elements';
import type { QuestionState } from './question-state';

/** The filters below the field: kind of results, and product. */
export class Filters {
  readonly #elements: Pick<DialogElements, 'kinds' | 'product' | 'field'>;
  readonly #near: string;
  #kind = '';

  constructor(elements: DialogElements, near: string, changed: () => void) {
    this.#elements = elements;
    this.#near = near;
    const { kinds, product, field } = elements;
    for (const one of kinds) {
      one.addEventListener('click', () => {
        this.#press(one.dataset['kind'] ?? '');
        field.focus();
        changed();
      });
    }
    product.addEventListener('change', changed);
  }

  /** The selected filters, for a query. */
  chosen(): Filter {
    const { value: product } = this.#elements.product;
    return {
      ...(isKind(this.#kind) && { kind: this.#kind }),
      ...(product !== '' && { product }),
      near: this.#near,
    };
  }

  /** The selected filters, for the history. */
  state(): Pick<QuestionState, 'kind' | 'product'> {
    return { kind: this.#kind, product: this.#elements.product.value };
  }

  /** Restores filters. */
  choose({ kind, product }: Pick<QuestionState, 'kind' | 'product'>): void {
    this.#press(isKind(kind) ? kind : '');
    this.#elements.product.value = product;
  }

  /** Shows the number of results of each kind. */
  count(counts: Answer['counts'] | undefined): void {
    const all = counts && counts.guides + counts.api + counts.demos;
    for (const { dataset, lastElementChild: count } of this.#elements.kinds) {
      const { kind = '' } = dataset;
      count?.replaceChildren(counts ? String(isKind(kind) ? counts[kind] : all) : '');
    }
  }

  #press(kind: string): void {
    this.#kind = kind;
    for (const one of this.#elements.kinds) one.ariaPressed = String(one.dataset['kind'] === kind);
  }
}

function isKind(kind: string): kind is keyof Answer['counts'] {
  return kind === 'guides' || kind === 'api' || kind === 'demos';
}
