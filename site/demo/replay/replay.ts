import type { RecordedEvent } from '../first-touch/record-presses';
import { COLUMN_MENU, type FindCounterpart } from './counterparts';
import { HeldTyping } from './held-typing';
import { type Press, planReplay, type Stroke, targetOf } from './plan-replay';
import { TEXT_FIELD } from './text-field';
import { replayPress } from './replay-press';
import { inTime, laterTask, type Reached, reachFocus, reachTarget } from './reach-target';
import { replayStroke } from './replay-stroke';

/** Keys that act on the page. */
const OF_THE_PAGE = /^(?:Tab|Shift|Control|Alt|Meta)$/;

/** What is known of the prerendered content, and of how the mounted one differs. */
export interface Prerendered {
  find: FindCounterpart;
  /** Whether the mounted demo has rows if that had (rows-as-in.ts). */
  hasRows: () => boolean;
  /** Resolves when effects of the mounted demo have nothing left to render (after-updates.ts). */
  afterUpdates: () => Promise<boolean>;
}

/**
 * Replays recorded events on the mounted demo of a box once. Events without a counterpart are left out: a press on a
 * wrong element is worse than none.
 */
export async function replay(
  box: HTMLElement,
  recorded: readonly RecordedEvent[],
  { find, hasRows, afterUpdates }: Prerendered,
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
        ? await reachFocus(box, drawn, before, find)
        : await reachTarget(drawn, find);
      if (!target) continue;
      before = { drawn, target, hadFocus: target.contains(document.activeElement) };
      if (step.kind === 'press') replayPress(buttonIn(target), step);
      else typing.pass(() => replayOne(target, step));
      await laterTask();
    }
  } finally {
    typing.end();
  }
}

function isKey(step: Press | Stroke): boolean {
  return step.kind === 'stroke' && step.done.event instanceof KeyboardEvent;
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
