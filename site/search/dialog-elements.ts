import { hooked } from '../support/dom';
import { drawElements } from '../support/draw-elements';
import type { ElementTree } from '../support/element-tree';
import { SEARCH_CLOSE, SEARCH_DIALOG, SEARCH_NOTE } from './hooks';
import { productName, searchedProducts } from './product-name';
import type { SearchWords } from './search-words';

/** The elements of the dialog that scripts use. */
export interface DialogElements {
  /** The backdrop over the page; the dialog itself is a box in it. */
  dialog: HTMLElement;
  field: HTMLInputElement;
  kinds: HTMLButtonElement[];
  product: HTMLSelectElement;
  results: HTMLElement;
  /** A note above the results: the reason why there are none. */
  note: HTMLElement;
  status: HTMLElement;
}

const RESULTS = 'search_results';

/**
 * Creates the dialog, empty and closed. It is a popover: a modal `<dialog>` makes the rest of the page inert,
 * for which browsers check each element, which takes a second on a phone.
 */
export function drawDialog(words: SearchWords): DialogElements {
  const parts = [fieldRow(words), filterRow(words), noteBox(), listBox(words), statusLine(), keyRow(words)];
  const dialog = drawElements({
    tag: 'div',
    attributes: {
      'data-x': SEARCH_DIALOG,
      popover: 'manual',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': words.search,
    },
    children: [{ tag: 'div', attributes: { class: 'search-box' }, children: parts }],
  });
  const part = <T extends Element>(selector: string, type: abstract new () => T): T => {
    const found = dialog.querySelector(selector);
    if (found instanceof type) return found;
    throw new Error(`The dialog has no ${selector}`);
  };
  return {
    dialog,
    field: part('input', HTMLInputElement),
    kinds: [...dialog.querySelectorAll<HTMLButtonElement>('[data-kind]')],
    product: part('select', HTMLSelectElement),
    results: part(`#${RESULTS}`, HTMLElement),
    note: part(hooked(SEARCH_NOTE), HTMLElement),
    status: part('[role=status]', HTMLElement),
  };
}

function fieldRow({ search, searchPlaceholder, searchClose }: SearchWords): ElementTree {
  return {
    tag: 'div',
    attributes: { class: 'search-row' },
    children: [
      icon('search'),
      {
        tag: 'input',
        attributes: {
          type: 'text',
          inputmode: 'search',
          enterkeyhint: 'go',
          autocomplete: 'off',
          autocapitalize: 'off',
          spellcheck: 'false',
          maxlength: '120',
          placeholder: searchPlaceholder,
          'aria-label': search,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': 'false',
          'aria-controls': RESULTS,
        },
      },
      {
        tag: 'button',
        attributes: { type: 'button', 'data-x': SEARCH_CLOSE, 'aria-label': searchClose },
        children: [
          { tag: 'kbd', attributes: { 'aria-hidden': 'true' }, children: ['Esc'] },
          { tag: 'span', attributes: { 'aria-hidden': 'true' }, children: [searchClose] },
        ],
      },
    ],
  };
}

function filterRow(words: SearchWords): ElementTree {
  const { searchAll, searchGuides, searchApi, searchDemos, searchProduct, searchAllProducts } = words;
  const kinds = { '': searchAll, guides: searchGuides, api: searchApi, demos: searchDemos };
  const products = [
    ['', searchAllProducts],
    ...searchedProducts.map((product) => [product, productName(product, words)]),
  ];
  return {
    tag: 'div',
    attributes: { class: 'search-filters' },
    children: [
      ...Object.entries(kinds).map(([kind, name]) => kindButton(kind, name)),
      {
        tag: 'select',
        attributes: { 'aria-label': searchProduct },
        children: products.map(([value = '', name = '']) => ({
          tag: 'option',
          attributes: { value },
          children: [name],
        })),
      },
    ],
  };
}

function kindButton(kind: string, name: string): ElementTree {
  return {
    tag: 'button',
    attributes: { type: 'button', 'data-kind': kind, 'aria-pressed': String(kind === '') },
    children: [name, ' ', { tag: 'span' }],
  };
}

function listBox({ searchResults }: SearchWords): ElementTree {
  return {
    tag: 'div',
    attributes: { id: RESULTS, class: 'search-results', role: 'listbox', 'aria-label': searchResults },
  };
}

function noteBox(): ElementTree {
  return { tag: 'div', attributes: { 'data-x': SEARCH_NOTE, hidden: '' } };
}

function statusLine(): ElementTree {
  return { tag: 'p', attributes: { class: 'visually-hidden', role: 'status' } };
}

function keyRow({ searchMove, searchOpen, searchNewTab }: SearchWords): ElementTree {
  const hint = (keys: string[], name: string): ElementTree => ({
    tag: 'span',
    children: [...keys.map((key) => ({ tag: 'kbd', children: [key] })), ` ${name}`],
  });
  return {
    tag: 'div',
    attributes: { class: 'search-keys', 'aria-hidden': 'true' },
    children: [hint(['↑', '↓'], searchMove), hint(['↵'], searchOpen), hint(['Ctrl ↵'], searchNewTab)],
  };
}

function icon(name: string): ElementTree {
  return { tag: 'span', attributes: { class: `icon icon-${name}`, 'aria-hidden': 'true' } };
}
