import type { DialogElements } from './dialog-elements';
import { type Options, openOptions } from './options';
import { keyOfResult } from './result-key';

/** So much fills the list on every screen, in px. */
const LIST_HEIGHT = 600;

/** Whoever types on does not wait for rows that nobody sees. In ms. */
const PAUSE_MS = 120;

/** An option that is drawn when it is wanted. */
export interface Row {
  draw: () => HTMLElement;
  /** It takes at least so much of the list, in px. */
  height: number;
}

/** Options under one heading. */
export interface RowGroup {
  /** Holds its heading, and the rows that are drawn. */
  group: HTMLElement;
  rows: Row[];
}

/** How a list is shown. */
interface Shown {
  /** The result that is chosen, where it is there; else the first one is (result-key.ts). */
  wanted?: string;
  /** What stands above the list: why there is nothing in it. */
  note?: string;
}

/** The list below the field: what is in it, and which of it is chosen. */
export class ResultList {
  readonly #elements: Pick<DialogElements, 'field' | 'results' | 'note'>;
  readonly #options: Options;
  /** What is chosen without the reader's doing. */
  #preset: HTMLElement | undefined;
  #timer = 0;
  #isScrolled = false;
  #drawRest: () => void = () => undefined;

  constructor(elements: Pick<DialogElements, 'field' | 'results' | 'note'>) {
    this.#elements = elements;
    this.#options = openOptions(elements.field, elements.results);
    const scrolled = () => {
      this.#isScrolled = true;
    };
    elements.results.addEventListener('scroll', scrolled, { passive: true });
  }

  /** Shows the groups: at once what fills the list, the others when nobody types. */
  showGroups(groups: RowGroup[], wanted: string): void {
    const { first, rest } = parted(groups, wanted === '' ? LIST_HEIGHT : Number.POSITIVE_INFINITY);
    this.show(append(first), { wanted });
    if (rest.length === 0) return;
    this.#elements.results.dataset['rest'] = '';
    this.#drawRest = () => {
      const begun = append(rest).filter(({ isConnected }) => !isConnected);
      this.#elements.results.append(...begun);
    };
    this.#timer = window.setTimeout(() => this.#complete(), PAUSE_MS);
  }

  /** Shows what is drawn already, in the place of everything before. */
  show(drawn: HTMLElement[], { wanted = '', note: text = '' }: Shown): void {
    const { field, results, note } = this.#elements;
    this.#forgetRest();
    // Only then: asked for its place, a list that has changed would be laid out twice.
    if (this.#isScrolled) results.scrollTop = 0;
    this.#isScrolled = false;
    results.replaceChildren(...drawn);
    field.ariaExpanded = String(drawn.length > 0);
    note.hidden = text === '';
    note.textContent = text;
    const place = wanted === '' ? 0 : this.#options.placeOf((option) => keyOfResult(option) === wanted);
    this.#options.choose(Math.max(place, 0));
    this.#preset = this.#options.chosen();
    if (place > 0) this.#preset?.scrollIntoView({ block: 'nearest' });
  }

  /** Chooses by a key. True when the key was one of those that choose. */
  move(key: string): boolean {
    this.#complete();
    return this.#options.move(key);
  }

  chosen(): HTMLElement | undefined {
    return this.#options.chosen();
  }

  /** The result that the reader has chosen by key or pointer; undefined while it was not the reader. */
  chosenByHand(): string | undefined {
    const chosen = this.#options.chosen();
    return chosen === this.#preset ? undefined : keyOfResult(chosen);
  }

  #complete(): void {
    const draw = this.#drawRest;
    this.#forgetRest();
    draw();
  }

  #forgetRest(): void {
    window.clearTimeout(this.#timer);
    delete this.#elements.results.dataset['rest'];
    this.#drawRest = () => undefined;
  }
}

/** The groups as far as so much room is filled, in px, and what is left of them. */
function parted(groups: RowGroup[], room: number): Record<'first' | 'rest', RowGroup[]> {
  let left = room;
  const parts = groups.map(({ group, rows }) => {
    const first: Row[] = [];
    for (const row of rows) {
      if (left <= 0) break;
      first.push(row);
      left -= row.height;
    }
    return { first: { group, rows: first }, rest: { group, rows: rows.slice(first.length) } };
  });
  const filled = (part: 'first' | 'rest') =>
    parts.map((both) => both[part]).filter(({ rows }) => rows.length > 0);
  return { first: filled('first'), rest: filled('rest') };
}

function append(groups: RowGroup[]): HTMLElement[] {
  return groups.map(({ group, rows }) => {
    group.append(...rows.map(({ draw }) => draw()));
    return group;
  });
}
