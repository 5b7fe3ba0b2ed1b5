/** A part of a demo: its tag or its words, its colours, and where it is seen in the demo's box: x, y, width, height in px. */
export interface Part {
  tag: string;
  paint: string;
  box: [number, number, number, number];
}

/** What is measured of an element: all of it or some of its words, and from where on it may be hidden. */
interface Place {
  tag: string;
  place: Element | Range;
  around: Element | null;
}

/** All shapes, boxes, words and stops of Tab that are seen of a demo, the largest first. Runs in the page. */
export function partsIn(root: Element): Part[] {
  const PINNED = '.MuiDataGrid-container--top, .MuiDataGrid-container--bottom';
  const origin = root.getBoundingClientRect();
  const shown = [...root.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('defs,[aria-live],style') &&
      !isInColumnButton(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const parts = shown.flatMap((element) => [
    ...(element.localName === 'text'
      ? []
      : [partOf(element, { tag: element.localName, place: element, around: element.parentElement })]),
    ...(isStop(element)
      ? [partOf(element, { tag: `stop ${element.role}`, place: element, around: element.parentElement })]
      : []),
    ...wordsOf(element),
  ]);
  const area = ({ box: [, , width, height] }: Part) => width * height;
  return parts.filter((part) => area(part) > 0).sort((a, b) => area(b) - area(a));

  /** Whether Tab leads to it. */
  function isStop(element: Element): boolean {
    const isFocusable =
      (element instanceof HTMLElement || element instanceof SVGElement) && element.tabIndex >= 0;
    return isFocusable && !element.matches(':disabled');
  }

  /** Rules draw the buttons of columns that have no sign of their own (site/demo/column-button-styles.ts). */
  function isInColumnButton(element: Element): boolean {
    const sort = element.closest('.MuiDataGrid-iconButtonContainer');
    const isSign = sort?.querySelector('svg')?.checkVisibility({ opacityProperty: true });
    return element.closest('.MuiDataGrid-menuIcon') !== null || (sort !== null && !isSign);
  }

  function wordsOf(element: Element): Part[] {
    if (element.localName === 'text')
      return [partOf(element, { tag: `text ${element.textContent}`, place: element, around: element })];
    if (element.closest('text')) return [];
    return runsOf(element).map((run) => {
      const range = document.createRange();
      range.setStartBefore(run[0] ?? element);
      range.setEndAfter(run.at(-1) ?? element);
      return partOf(element, { tag: `text ${range.toString().trim()}`, place: range, around: element });
    });
  }

  /** Words that stand side by side, of however many nodes they are made. */
  function runsOf(element: Element): Node[][] {
    const runs: Node[][] = [[]];
    for (const node of element.childNodes) {
      if (node.nodeType === 3) runs.at(-1)?.push(node);
      else if (node.nodeType === 1) runs.push([]);
    }
    return runs.filter((run) =>
      run.some(({ textContent }) => textContent?.replace(/[\s\u200b]/g, '') !== ''),
    );
  }

  function paintOf(element: Element): string {
    const { color, fill, stroke, backgroundColor } = getComputedStyle(element);
    // Browsers give fields a ground of their own for a moment.
    const ground = element.matches('input,textarea') ? [] : [backgroundColor];
    const used = element instanceof SVGElement ? [fill, stroke] : [color, ...ground];
    // Ids of gradients are others in each drawing.
    const seen = used.filter((one) => !/^(?:none|rgba\(0, 0, 0, 0\)|url.*)$/.test(one));
    return seen.join(' ');
  }

  /** Where something is not hidden by what it stands in. */
  function partOf(element: Element, { tag, place, around }: Place): Part {
    let { left, top, right, bottom } = place.getBoundingClientRect();
    for (let at = around; at && root.contains(at); at = at.parentElement) {
      if (at !== root && !/hidden|clip|auto|scroll/.test(getComputedStyle(at).overflow)) continue;
      if (at.localName !== 'svg' && getComputedStyle(at).display === 'contents') continue;
      const limits = at.getBoundingClientRect();
      [left, top] = [Math.max(left, limits.left), Math.max(top, limits.top)];
      [right, bottom] = [Math.min(right, limits.right), Math.min(bottom, limits.bottom)];
      if (!at.matches('.MuiDataGrid-virtualScroller') || around?.closest(PINNED)) continue;
      // Rows scroll below those that are pinned.
      const [above, below] = at.querySelectorAll(PINNED);
      top = Math.max(top, above?.getBoundingClientRect().bottom ?? top);
      bottom = Math.min(bottom, below?.getBoundingClientRect().top ?? bottom);
    }
    const size: [number, number] = [Math.max(0, right - left), Math.max(0, bottom - top)];
    return { tag, paint: paintOf(element), box: [left - origin.x, top - origin.y, ...size] };
  }
}
