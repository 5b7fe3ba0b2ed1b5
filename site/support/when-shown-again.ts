/**
 * Calls back when a page becomes active again and stored data may have changed: restored from the
 * back/forward cache, or activated after prerendering.
 */
export function whenShownAgain(callback: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
}

/** Whether the page is being prerendered. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
