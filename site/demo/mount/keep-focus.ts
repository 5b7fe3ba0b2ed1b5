import type { FindCounterpart } from '../replay/counterparts';

const STOPS = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])';

/** The maximum time for a demo to render the element that had the focus, in ms. */
const AT_MOST_MS = 1500;

/**
 * Tracks which element of a box has the focus while its content is replaced. The returned function, called at
 * that moment, moves the focus to the corresponding element of the new content when it exists, and to the box
 * until then, unless the reader has moved it elsewhere.
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
