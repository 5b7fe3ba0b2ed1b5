/** Finds in a living demo what stands there in the place of an element of its drawing; undefined while nothing does. */
export type FindCounterpart = (element: Element) => Element | undefined;

/** Words that are longer are no name. */
const LONGEST = 80;

/**
 * Knows the elements of a box's drawing. To be made while the drawing stands in its box; elements are found by what they
 * are and say, and those that are alike by their order.
 */
export function counterpartsIn(box: Element): FindCounterpart {
  const drawn = [...box.children];
  return (element) => {
    const around = element.closest('[data-drawn]');
    const pool = around ? [...around.children] : drawn;
    const named = kindOf(element, true);
    const found = alike(element, named, pool, box, (one) => kindOf(one, true));
    if (found || element.textContent !== '') return found;
    // A button or a field may have another name by now, as when it says the day.
    return alike(element, kindOf(element, false), pool, box, (one) => kindOf(one, false));
  };
}

function alike(
  element: Element,
  kind: string,
  drawn: readonly Element[],
  box: Element,
  kindOfOne: (one: Element) => string,
): Element | undefined {
  const isAlike = (one: Element) => one.localName === element.localName && kindOfOne(one) === kind;
  const at = drawn.flatMap((root) => [root, ...root.querySelectorAll('*')].filter(isAlike)).indexOf(element);
  return [...box.querySelectorAll(element.localName)].filter(isAlike)[at];
}

/** What an element is and, if asked for, what it is called. */
function kindOf(element: Element, isNamed: boolean): string {
  const of = (name: string) => element.getAttribute(name) ?? '';
  const role = of('role').replace('presentation', '');
  const words = isNamed ? [of('aria-label'), (element.textContent ?? '').slice(0, LONGEST)] : [];
  return [role, of('type'), slotOf(element), ...words].join('|');
}

/** Drawn grids have few of their classes (drawing/slim-grids.ts). */
function slotOf(element: Element): string {
  if (element.closest('.MuiDataGrid-root')) return '';
  return /\bMui[A-Z]\w*-\w+/.exec(element.getAttribute('class') ?? '')?.[0] ?? '';
}
