import { savesData } from './saves-data';

/** Only a reader does these; scrolling is left out, as browsers do it by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Whoever presses waits for what the press does, and a first press by touch has no other sign before it. In ms. */
const AFTER_PRESS_MS = 3000;

/**
 * Fetches something once, after the first sign that somebody is at the page, when the browser has time; nothing for a reader
 * who saves data.
 */
export function whenReaderStirs(work: () => void): void {
  if (savesData()) return;
  const heard = new AbortController();
  const begin = ({ type }: Event): void => {
    heard.abort();
    if (type === 'pointerdown') setTimeout(whenIdle, AFTER_PRESS_MS, work);
    else whenIdle(work);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: heard.signal });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
