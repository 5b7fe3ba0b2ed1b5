/**
 * Calls back when a page appears that has slept while others may have changed what is stored: out of the
 * back/forward cache, or prerendered before its reader followed the link to it.
 */
export function whenShownAgain(callback: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
}

/** Whether the page is drawn ahead of time, for a reader who may never come. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
