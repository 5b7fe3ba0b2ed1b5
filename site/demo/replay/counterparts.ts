/**
 * Finds the element of a mounted demo that corresponds to an element of the prerendered one; undefined while
 * there is none.
 */
export type FindCounterpart = (element: Element) => Element | undefined;

/** The place of a column's menu, where a press is one on its button. */
export const COLUMN_MENU = '.MuiDataGrid-menuIcon';

const GRID = '.MuiDataGrid-root';

const CELL = `${GRID} [aria-colindex]`;

/** Longer texts are not used as names. */
const LONGEST = 80;

/**
 * Indexes the elements of a prerendered demo. Must be created before the content is replaced; elements are
 * matched by kind and name, and equal ones by order.
 */
export function counterpartsIn(box: Element): FindCounterpart {
  const drawn = [...box.children];
  return (pressed) => {
    const element = toldApart(pressed);
    if (!element) return undefined;
    const around = element.closest('[data-drawn]');
    const pool = elementsIn(...(around ? around.children : drawn));
    const living = elementsIn(...box.children);
    const cell = element.closest(CELL);
    if (cell) return alike(element, elementsIn(cell), elementsIn(...cellsLike(cell, pool, living)), true);
    const found = alike(element, pool, living, true);
    // A grid renders its rows later: until then, a button of its head would be taken for a nameless one in a row.
    if (found || element.textContent !== '' || element.closest(GRID)) return found;
    // The name of a button or a field may have changed, for example to the current date.
    return alike(element, pool, living, false);
  };
}

/** The cell at the same place of a mounted grid, which may have more rows with the same texts; none while there is none. */
function cellsLike(cell: Element, drawn: readonly Element[], living: readonly Element[]): Element[] {
  const isGrid = (one: Element) => one.matches(GRID);
  const around = cell.closest(GRID);
  const grid = around && living.filter(isGrid)[drawn.filter(isGrid).indexOf(around)];
  const of = (name: string) => cell.closest(`[${name}]`)?.getAttribute(name);
  // The row of filters in a head has the number of the first row.
  const same = `[aria-rowindex="${of('aria-rowindex')}"] [aria-colindex="${of('aria-colindex')}"][role="${of('role')}"]`;
  const found = [...(grid?.querySelectorAll(same) ?? [])].find((one) => one.closest(GRID) === grid);
  return found ? [found] : [];
}

function elementsIn(...roots: readonly Element[]): Element[] {
  return roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
}

/**
 * The element itself; in a grid, whose prerendered head lacks buttons, the nearest one around it that has more than a place: the
 * button of an icon, the cell of a bar. None for the separator of two columns, which is not in the head it would belong to.
 */
function toldApart(element: Element): Element | undefined {
  if (!element.closest(GRID) || /[^|]/.test(kindOf(element, true))) return element;
  const { parentElement } = element;
  if (!parentElement || parentElement.matches('[role=columnheader]')) return undefined;
  return toldApart(parentElement);
}

function alike(
  element: Element,
  drawn: readonly Element[],
  living: readonly Element[],
  isNamed: boolean,
): Element | undefined {
  const kind = kindOf(element, isNamed);
  const isAlike = (one: Element) => one.localName === element.localName && kindOf(one, isNamed) === kind;
  const at = drawn.filter(isAlike).indexOf(element);
  return living.filter(isAlike)[at];
}

/** The kind of an element and, on request, its name. */
function kindOf(element: Element, isNamed: boolean): string {
  const of = (name: string) => element.getAttribute(name) ?? '';
  const role = of('role').replace('presentation', '');
  const words = isNamed ? [of('aria-label'), (element.textContent ?? '').slice(0, LONGEST)] : [];
  return [role, of('type'), slotOf(element), ...words].join('|');
}

/** Prerendered grids have few of their classes, but those of places for column menus (drawing/slim-grids.ts). */
function slotOf(element: Element): string {
  if (element.closest(GRID)) return element.matches(COLUMN_MENU) ? COLUMN_MENU : '';
  return /\bMui[A-Z]\w*-\w+/.exec(element.getAttribute('class') ?? '')?.[0] ?? '';
}
