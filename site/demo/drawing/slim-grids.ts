import { classesNamedIn } from './used-rules';

/** Attributes for the grid's own scripts, and those that tell readers something only with another value. */
const NEEDLESS = new Map([
  ...['data-testid', 'data-colindex', 'data-rowindex', 'draggable', 'field', 'focusable'].map(
    (name) => [name, undefined] as const,
  ),
  ['aria-colspan', '1'],
  ['aria-rowspan', '1'],
  ['aria-sort', 'none'],
  ['role', 'presentation'],
]);

/** Rules of demos may use these, but rarely do. */
const ASKED_FOR = ['data-field', 'data-id'];

/** Spacers for columns that are scrolled out of view. */
const EMPTY = '[role=row] > [style="width: 0px;"]:empty';

/** Column buttons that are shown on hover, unless a demo always shows them; without hover, they are always shown. */
const HIDDEN_BUTTONS = [
  '.MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted,.MuiDataGrid-columnHeader--filtered) .MuiDataGrid-iconButtonContainer',
  '.MuiDataGrid-columnHeader .MuiDataGrid-menuIcon:not(.MuiDataGrid-menuOpen)',
].join();

/**
 * Removes invisible parts of prerendered grids, which are by far the largest demos. On touch screens, the
 * column buttons are visible.
 */
export function slimGrids(box: Element, screen: 'touched' | 'pointed at'): void {
  for (const grid of box.querySelectorAll('.MuiDataGrid-root')) {
    if (screen === 'pointed at')
      for (const place of all(grid, HIDDEN_BUTTONS).filter(isHidden)) place.replaceChildren();
    for (const needless of all(grid, EMPTY)) needless.remove();
    for (const element of all(grid, '*')) dropNeedless(element);
  }
}

function dropNeedless(element: Element): void {
  for (const name of element.getAttributeNames()) {
    if (!NEEDLESS.has(name)) continue;
    const value = NEEDLESS.get(name);
    if (value === undefined || element.getAttribute(name) === value) element.removeAttribute(name);
  }
}

/** Removes classes and attributes of prerendered grids that no rule uses. */
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

/** Classes by which a grid is recognized. */
const KEPT = /^MuiDataGrid-(?:root|main|row|cell|columnHeader|virtualScroller)$|^(?!Mui)/;

function isHidden(element: Element): boolean {
  return element.ownerDocument.defaultView?.getComputedStyle(element).visibility === 'hidden';
}

function all(element: Element, selector: string): Element[] {
  return [...element.querySelectorAll(selector)];
}
