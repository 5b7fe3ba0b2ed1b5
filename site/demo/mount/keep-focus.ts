import type { FindCounterpart } from '../replay/counterparts';

const STOPS = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])';

/** So long a demo may take to draw what had the focus, in ms. */
const AT_MOST_MS = 1500;

/**
 * Notes which part of a box has the focus while its content is exchanged. The returned function is to be called in the
 * moment of that: it gives the focus to the same part of the new content as soon as that is there, and keeps it in the
 * box until then, unless the reader has gone elsewhere.
 */
export function keepFocus(box: HTMLElement, find: FindCounterpart): () => void {
  let held = partOf(box, document.activeElement);
  const follow = ({ target }: FocusEvent): void => {
    held = partOf(box, target);
  };
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    if (held && isNowhere()) giveFocus(box, () => held && find(held));
  };
}

function giveFocus(box: HTMLElement, find: () => Element | undefined): void {
  const stop = find();
  if (stop instanceof HTMLElement) {
    stop.focus({ preventScroll: true });
    return;
  }
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
  const end = performance.now() + AT_MOST_MS;
  const timer = setInterval(() => {
    const isOver = performance.now() > end;
    const found = find() ?? (isOver ? box.querySelector(STOPS) : undefined);
    if (document.activeElement === box && found instanceof HTMLElement) found.focus({ preventScroll: true });
    if (!isOver && document.activeElement === box) return;
    clearInterval(timer);
    if (document.activeElement !== box) box.removeAttribute('tabindex');
  }, 16);
}

function isNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

function partOf(box: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  return target instanceof HTMLElement && target !== box && box.contains(target) ? target : undefined;
}
