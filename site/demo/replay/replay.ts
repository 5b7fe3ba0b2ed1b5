import type { RecordedEvent } from '../first-touch/record-presses';
import { afterUpdates } from './after-updates';
import { COLUMN_MENU, type FindCounterpart } from './counterparts';
import { HeldTyping } from './held-typing';
import { type Press, planReplay, type Stroke, targetOf } from './plan-replay';
import { TEXT_FIELD } from './text-field';
import { replayPress } from './replay-press';
import { replayStroke } from './replay-stroke';

/**
 * The maximum time for a demo to render a pressed element, in ms; grids render their rows after they are
 * measured.
 */
const AT_MOST_MS = 1500;

const DISABLED = ':disabled,[aria-disabled=true]';

/** Keys that act on the page. */
const OF_THE_PAGE = /^(?:Tab|Shift|Control|Alt|Meta)$/;

/** What is known of the prerendered content. */
export interface Prerendered {
  find: FindCounterpart;
  /** Whether the mounted demo has rows if that had (rows-as-in.ts). */
  hasRows: () => boolean;
}

/**
 * Replays recorded events on the mounted demo of a box once. Events without a counterpart are left out: a press on a
 * wrong element is worse than none.
 */
export async function replay(
  box: HTMLElement,
  recorded: readonly RecordedEvent[],
  { find, hasRows }: Prerendered,
): Promise<void> {
  const steps = planReplay(recorded);
  const typing = new HeldTyping(steps);
  try {
    const hasChanged = await afterUpdates();
    if (hasChanged) repeatFocus(box);
    if (steps.length > 0) await inTime(() => hasRows() || undefined);
    let before: Reached | undefined;
    // What is typed in the meantime is added to the steps.
    for (const step of steps) {
      const done = step.kind === 'press' ? step.down : step.done;
      const drawn = targetOf(done.event);
      if (!drawn || isOfThePage(step)) continue;
      const target = isKey(step)
        ? await focusedFor(box, drawn, before, find)
        : await counterpartOf(drawn, find);
      if (!target) continue;
      before = { drawn, target, hadFocus: target.contains(document.activeElement) };
      if (step.kind === 'press') replayPress(buttonIn(target), step);
      else typing.pass(() => replayOne(target, step));
      // Fields set their caret, and grids start editing, in a later task.
      await nextTask();
    }
  } finally {
    typing.end();
  }
}

/** The prerendered target of an event, and the mounted one. */
interface Reached {
  drawn: Element;
  target: Element;
  /** Whether the focus was in it, and not where the reader has gone since. */
  hadFocus: boolean;
}

function isKey(step: Press | Stroke): boolean {
  return step.kind === 'stroke' && step.done.event instanceof KeyboardEvent;
}

/**
 * Where a key goes: what was done before may have moved the focus, which prerendered content does not do, and a mounted element
 * may pass it on to a part of it.
 */
async function focusedFor(
  box: HTMLElement,
  drawn: Element,
  before: Reached | undefined,
  find: FindCounterpart,
): Promise<Element | undefined> {
  const { activeElement, body } = document;
  const hasMoved = activeElement !== null && activeElement !== body && activeElement !== before?.target;
  if (before?.drawn === drawn && before.hadFocus && hasMoved) return activeElement;
  const target = await counterpartOf(drawn, find);
  // The focus waits on the box for what is rendered later (mount/keep-focus.ts).
  if (target instanceof HTMLElement && document.activeElement === box) {
    target.focus({ preventScroll: true });
    await nextTask();
  }
  return target?.contains(document.activeElement) ? (document.activeElement ?? target) : target;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Tells a component of the focus that it had before it knew its parts (mount/keep-focus.ts). */
function repeatFocus(box: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== box && box.contains(activeElement))
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
}

/** Letters reach fields as text changes. */
function isOfThePage(step: Press | Stroke): boolean {
  if (step.kind === 'press' || !(step.done.event instanceof KeyboardEvent)) return false;
  const { key, ctrlKey, metaKey, target } = step.done.event;
  const isLetter = key.length === 1 || key === 'Backspace' || key === 'Delete';
  const isWritten = isLetter && target instanceof Element && target.matches(TEXT_FIELD);
  return OF_THE_PAGE.test(key) || ctrlKey || metaKey || isWritten;
}

/** Text goes to the focused element: a pressed field, or what a press has opened. */
function replayOne(target: Element, stroke: Stroke): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== null && activeElement !== body && !target.contains(activeElement);
  if (stroke.done.event instanceof InputEvent && target instanceof HTMLElement && isElsewhere) target.focus();
  replayStroke(target, stroke);
}

function buttonIn(target: Element): Element {
  return (target.matches(COLUMN_MENU) && target.querySelector('button')) || target;
}

/**
 * Text that is typed during a replay is already for the mounted demo. A button that was prerendered as ready may be disabled until
 * the demo has its data.
 */
async function counterpartOf(element: Element, find: FindCounterpart): Promise<Element | undefined> {
  if (element.isConnected) return element;
  const wasDisabled = element.closest(DISABLED) !== null;
  return inTime(() => {
    const found = find(element);
    return wasDisabled || !found?.closest(DISABLED) ? found : undefined;
  });
}

async function inTime<T>(find: () => T | undefined): Promise<T | undefined> {
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
