import { hooked } from '../support/dom';
import { CODE_EDITOR, EDIT_FRAME } from './hooks';

/** The time after a key press in which a frame may not take the focus. */
const TYPING_MS = 3000;

/**
 * Keeps the focus while a reader types: code that runs after each key could move it. Moving into the frame by
 * Tab or pointer, which is then over it, is allowed. Returns a function that ends this.
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
  // While the window loses the focus it cannot be restored.
  const later = (): void => void setTimeout(refocus);
  demo.addEventListener('keydown', note, true);
  window.addEventListener('blur', later);
  return () => {
    demo.removeEventListener('keydown', note, true);
    window.removeEventListener('blur', later);
  };
}
