const STOPS = 'a[href],button,input,select,textarea,[tabindex]';

/**
 * Notes which part of a box has the focus while its content is exchanged. The returned function gives the focus to
 * the same part of the new content, unless the reader has gone elsewhere meanwhile.
 */
export function keepFocus(box: HTMLElement): () => void {
  let held = positionIn(box, document.activeElement);
  const follow = ({ target }: FocusEvent): void => {
    held = positionIn(box, target);
  };
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    const { activeElement, body } = document;
    if (held < 0 || (activeElement !== null && activeElement !== body)) return;
    const stops = stopsIn(box);
    (stops[held] ?? stops[0])?.focus({ preventScroll: true });
  };
}

function positionIn(box: HTMLElement, target: EventTarget | null): number {
  return target instanceof HTMLElement ? stopsIn(box).indexOf(target) : -1;
}

function stopsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(STOPS)];
}
