import type { FindCounterpart } from './counterparts';

/**
 * The maximum time for a demo to render a pressed element, in ms; grids render their rows after they are
 * measured.
 */
const AT_MOST_MS = 1500;

const DISABLED = ':disabled,[aria-disabled=true]';

/** The prerendered target of an event, and the mounted one. */
export interface Reached {
  drawn: Element;
  target: Element;
  /** Whether the focus was in it, and not where the reader has gone since. */
  hadFocus: boolean;
}

/**
 * The mounted element for a prerendered one, when it is there; undefined if it does not come. Text that is typed during a replay
 * is already for the mounted demo. A button that was prerendered as ready may be disabled until the demo has its data.
 */
export async function reachTarget(drawn: Element, find: FindCounterpart): Promise<Element | undefined> {
  if (drawn.isConnected) return drawn;
  const wasDisabled = drawn.closest(DISABLED) !== null;
  return inTime(() => {
    const found = find(drawn);
    return wasDisabled || !found?.closest(DISABLED) ? found : undefined;
  });
}

/**
 * Where a key goes: what was done before may have moved the focus, which prerendered content does not do, and a mounted element
 * may pass it on to a part of it.
 */
export async function reachFocus(
  box: HTMLElement,
  drawn: Element,
  before: Reached | undefined,
  find: FindCounterpart,
): Promise<Element | undefined> {
  const { activeElement, body } = document;
  const hasMoved = activeElement !== null && activeElement !== body && activeElement !== before?.target;
  if (before?.drawn === drawn && before.hadFocus && hasMoved) return activeElement;
  const target = await reachTarget(drawn, find);
  // The focus waits on the box for what is rendered later (mount/keep-focus.ts).
  if (target instanceof HTMLElement && document.activeElement === box) {
    target.focus({ preventScroll: true });
    await laterTask();
  }
  return target?.contains(document.activeElement) ? (document.activeElement ?? target) : target;
}

/** What a function finds as soon as it does, or undefined after some time. */
export async function inTime<T>(find: () => T | undefined): Promise<T | undefined> {
  const end = performance.now() + AT_MOST_MS;
  for (let tries = 0; ; tries += 1) {
    const found = find();
    if (found !== undefined || performance.now() > end) return found;
    // Charts render their content in the same task, as soon as they are measured.
    await new Promise<void>((resolve) => {
      if (tries === 0) queueMicrotask(resolve);
      else setTimeout(resolve, 16);
    });
  }
}

/** Fields set their caret, and grids move their focus and start editing, in a later task. */
export function laterTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
