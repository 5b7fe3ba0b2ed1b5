import type { DialogElements } from './dialog-elements';
import { type Options, openOptions } from './options';
import { keyOfResult } from './result-key';

/** The height that fills the list on every screen, in px. */
const LIST_HEIGHT = 600;

/** The delay of rows that are not visible yet, so that typing is not blocked. In ms. */
const PAUSE_MS = 120;

/** An option that is rendered on demand. */
export interface Row {
  draw: () => HTMLElement;
  /** Its minimum height, in px. */
  height: number;
}

/** Options below one heading. */
export interface RowGroup {
  /** Contains the heading, and the rendered rows. */
  group: HTMLElement;
  rows: Row[];
}

/** The options for showing a list. */
interface Shown {
  /** The result to select, if it is in the list; otherwise the first one (result-key.ts). */
  wanted?: string;
  /** The note above the list: the reason why it is empty. */
  note?: string;
}

/** The list below the field, and its selection. */
export class ResultList {
  readonly #elements: Pick<DialogElements, 'field' | 'results' | 'note'>;
  readonly #options: Options;
  /** The automatic selection. */
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

  /** Shows the groups: rows that fill the list at once, the others when the reader pauses. */
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

  /** Shows rendered elements, replacing all others. */
  show(drawn: HTMLElement[], { wanted = '', note: text = '' }: Shown): void {
    const { field, results, note } = this.#elements;
    this.#forgetRest();
    // Only now, because reading its position before would cause a second layout.
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

  /** Selects by a key. Returns whether it was a key for selecting. */
  move(key: string): boolean {
    this.#complete();
    return this.#options.move(key);
  }

  chosen(): HTMLElement | undefined {
    return this.#options.chosen();
  }

  /** The result that the reader has selected by key or pointer; undefined for the automatic selection. */
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

/** Splits groups into those that fill a height, in px, and the rest. */
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
