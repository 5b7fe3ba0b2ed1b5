import { closest } from './dom';
import { onFirstInput } from './on-first-input';

/** Signs of a reader who is about to use something, or does. */
const SIGNS = ['pointerover', 'focusin', 'keydown', 'click', 'toggle'];

/** Handles an event that came before the code did. */
export type HandleEarly = (early: Event) => void;

/**
 * Loads the code of what `used` selects after the first input on the page, or when a reader uses it before. Events
 * that come before the code are handled by what `load` resolves to; if it fails, the next use asks once more. The
 * returned function loads it at once.
 */
export function loadOnUse(used: string, load: () => Promise<HandleEarly>, failed?: HandleEarly): () => void {
  const early: Event[] = [];
  const heard = new AbortController();
  let isAsked = false;
  const ask = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    try {
      const handle = await load();
      heard.abort();
      early.forEach(handle);
    } catch (error) {
      console.error(error);
      isAsked = false;
      if (failed) early.forEach(failed);
      early.length = 0;
    }
  };
  const heed = (event: Event): void => {
    if (!closest(event, used)) return;
    early.push(event);
    // These keys will move the focus; until then a browser would scroll the page.
    if (event instanceof KeyboardEvent && /^(Home|End)$/.test(event.key) && closest(event, 'button'))
      event.preventDefault();
    void ask();
  };
  for (const sign of SIGNS) document.addEventListener(sign, heed, { capture: true, signal: heard.signal });
  onFirstInput(ask);
  return ask;
}
