import { classesNamedIn } from './used-rules';

/** What a grid writes for its own scripts, and for readers only where it says something. */
const NEEDLESS = [
  'data-testid',
  'data-colindex',
  'data-rowindex',
  'draggable',
  'field',
  'focusable',
  'aria-colspan="1"',
  'aria-rowspan="1"',
  'aria-sort="none"',
  'role="presentation"',
];

/** Rules of demos may ask for these, and seldom do. */
const ASKED_FOR = ['data-field', 'data-id'];

/** Keep columns in their place that are scrolled away, and nothing is. */
const EMPTY = '[role=row] > [style="width: 0px;"]:empty';

/** Buttons of a column that are shown when a pointer comes: without a pointer, they are always. */
const HIDDEN_BUTTONS = [
  '.MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted,.MuiDataGrid-columnHeader--filtered) .MuiDataGrid-iconButtonContainer',
  '.MuiDataGrid-columnHeader .MuiDataGrid-menuIcon:not(.MuiDataGrid-menuOpen)',
].join();

/**
 * Takes from drawn grids what nobody sees: they are by far the largest of all pictures. Where screens are touched,
 * the buttons of columns are seen.
 */
export function slimGrids(box: Element, screen: 'touched' | 'pointed at'): void {
  for (const grid of box.querySelectorAll('.MuiDataGrid-root')) {
    if (screen === 'pointed at') for (const place of all(grid, HIDDEN_BUTTONS)) place.replaceChildren();
    for (const needless of all(grid, EMPTY)) needless.remove();
    for (const attribute of NEEDLESS) {
      const [name = ''] = attribute.split('=');
      for (const element of all(grid, `[${attribute}]`)) element.removeAttribute(name);
    }
  }
}

/** Takes from drawn grids the classes and attributes that no rule names. */
export function dropUnnamed(box: Element, rules: readonly string[]): void {
  const named = classesNamedIn(rules);
  const css = rules.join('');
  for (const attribute of ASKED_FOR.filter((name) => !css.includes(`[${name}`)))
    for (const element of all(box, `.MuiDataGrid-root [${attribute}]`)) element.removeAttribute(attribute);
  for (const element of all(box, '.MuiDataGrid-root *[class]')) {
    const kept = [...element.classList].filter((name) => named.has(name) || KEPT.test(name));
    if (kept.length > 0) element.setAttribute('class', kept.join(' '));
    else element.removeAttribute('class');
  }
}

/** By these a grid is known. */
const KEPT = /^MuiDataGrid-(?:root|main|row|cell|columnHeader|virtualScroller)$|^(?!Mui)/;

function all(element: Element, selector: string): Element[] {
  return [...element.querySelectorAll(selector)];
}
