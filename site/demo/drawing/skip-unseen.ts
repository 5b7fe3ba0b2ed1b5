const ROWS = '.MuiDataGrid-main';

/** Charts have the size of their attributes. */
const CHART = 'svg[width][height]:not(.MuiSvgIcon-root)';

/**
 * Lets browsers skip prerendered charts and rows of grids that are far from the window: they are neither styled
 * nor laid out, also not when a mounted demo adds rules that match their classes. Meanwhile, rows have the
 * height that they were laid out with. Searches in the page find them, and they are printed as usual.
 */
export function skipUnseen(box: Element): void {
  for (const rows of box.querySelectorAll(ROWS)) {
    if (rows.parentElement?.closest(ROWS)) continue;
    addStyle(rows, `contain-intrinsic-height:auto ${rows.getBoundingClientRect().height}px`);
  }
  for (const chart of box.querySelectorAll(CHART)) if (!chart.closest(ROWS)) addStyle(chart);
}

function addStyle(element: Element, size = ''): void {
  element.setAttribute('style', `${element.getAttribute('style') ?? ''}content-visibility:auto;${size}`);
}
