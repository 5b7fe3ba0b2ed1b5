const MAIN = '.MuiDataGrid-main';

/**
 * Lets browsers skip the headers and rows of prerendered grids that are far from the window: they are neither
 * styled nor laid out, also not when a mounted grid adds rules that match their classes. Meanwhile they have
 * the height that they were laid out with. They are found by searches in the page and shown in print as usual.
 */
export function skipUnseenRows(box: Element): void {
  for (const main of box.querySelectorAll(MAIN)) {
    if (main.parentElement?.closest(MAIN)) continue;
    const { height } = main.getBoundingClientRect();
    const style = main.getAttribute('style') ?? '';
    main.setAttribute('style', `${style}content-visibility:auto;contain-intrinsic-height:auto ${height}px`);
  }
}
