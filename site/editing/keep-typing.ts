/** So long after a key a frame may not take the focus. */
const TYPING_MS = 1000;

/** Leaves the focus with whoever types: code that runs anew at each key could take it along. Gives what ends that. */
export function keepTyping(demo: HTMLElement): () => void {
  let typed = Number.NEGATIVE_INFINITY;
  let held: HTMLElement | undefined;
  const note = ({ target, key }: KeyboardEvent): void => {
    const editor = target instanceof HTMLElement ? target.closest<HTMLElement>('.code-editor') : null;
    const leaves = key === 'Tab' || key === 'Escape';
    held = !leaves && editor ? editor : undefined;
    typed = performance.now();
  };
  const refocus = (): void => {
    const { activeElement } = document;
    if (!held || !activeElement?.matches('.edit-frame') || performance.now() - typed > TYPING_MS) return;
    held.shadowRoot?.querySelector<HTMLElement>('.cm-content')?.focus({ preventScroll: true });
  };
  demo.addEventListener('keydown', note, true);
  window.addEventListener('blur', refocus);
  return () => {
    demo.removeEventListener('keydown', note, true);
    window.removeEventListener('blur', refocus);
  };
}
