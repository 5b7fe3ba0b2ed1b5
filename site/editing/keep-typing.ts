import { hooked } from '../support/dom';
import { CODE_EDITOR, EDIT_FRAME } from './hooks';

/** So long after a key a frame may not take the focus by itself. */
const TYPING_MS = 3000;

/**
 * Leaves the focus with whoever types: code that runs anew at each key could take it along. Who goes into the frame by
 * Tab or by a pointer, which is then over it, means it. Gives what ends that.
 */
export function keepTyping(demo: HTMLElement): () => void {
  let typed = Number.NEGATIVE_INFINITY;
  let held: HTMLElement | undefined;
  const note = ({ target, key }: KeyboardEvent): void => {
    const editor = target instanceof HTMLElement ? target.closest<HTMLElement>(hooked(CODE_EDITOR)) : null;
    held = key === 'Tab' || key === 'Escape' || !editor ? undefined : editor;
    typed = performance.now();
  };
  const refocus = (): void => {
    const { activeElement } = document;
    const isTaken = activeElement?.matches(`${hooked(EDIT_FRAME)}:not(:hover)`) ?? false;
    if (!held || !isTaken || performance.now() - typed > TYPING_MS) return;
    held.shadowRoot?.querySelector<HTMLElement>('.cm-content')?.focus({ preventScroll: true });
  };
  // While the window loses the focus it cannot be given back.
  const later = (): void => void setTimeout(refocus);
  demo.addEventListener('keydown', note, true);
  window.addEventListener('blur', later);
  return () => {
    demo.removeEventListener('keydown', note, true);
    window.removeEventListener('blur', later);
  };
}
