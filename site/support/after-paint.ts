/**
 * Resolves once the browser has painted what the page shows now: for work that nobody should wait for. A page
 * that is hidden paints nothing, so there it waits until the page is shown.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
