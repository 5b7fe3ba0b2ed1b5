import { savesData } from './saves-data';

/** Events of a reader only; browsers can dispatch scroll events themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** The delay after a press, whose handlers run first, because a touch has no earlier event. In ms. */
const AFTER_PRESS_MS = 3000;

/** Loads something once after the first input, when the browser is idle; never with data saving enabled. */
export function onFirstInput(work: () => void): void {
  if (savesData()) return;
  const heard = new AbortController();
  const begin = ({ type, movementX }: Partial<MouseEvent>): void => {
    // A browser tells a page that has appeared below a resting pointer where it is.
    if (type === 'pointermove' && !movementX) return;
    heard.abort();
    if (type === 'pointerdown') setTimeout(whenIdle, AFTER_PRESS_MS, work);
    else whenIdle(work);
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: heard.signal });
}

function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(work);
}
