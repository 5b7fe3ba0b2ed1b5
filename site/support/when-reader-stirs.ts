import { savesData } from './saves-data';

/** Only a reader does these; scrolling is left out, as browsers do it by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/**
 * Fetches something once, after the first sign that somebody is at the page, when the browser has time; nothing for a reader
 * who saves data.
 */
export function whenReaderStirs(work: () => void): void {
  if (savesData()) return;
  const heard = new AbortController();
  const begin = (): void => {
    heard.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work, 200);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: heard.signal });
}
