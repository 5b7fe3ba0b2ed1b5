import type { RecordedEvent } from '../first-touch/record-presses';
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

/** Keys that act on the page. */
const OF_THE_PAGE = /^(?:Tab|Shift|Control|Alt|Meta)$/;

/**
 * Replays recorded events on a mounted demo once. Events without a counterpart are left out: a press on a
 * wrong element is worse than none.
 */
export async function replay(recorded: readonly RecordedEvent[], find: FindCounterpart): Promise<void> {
  const steps = planReplay(recorded);
  const typing = new HeldTyping(steps);
  try {
    // What is typed in the meantime is added to the steps.
    for (const step of steps) {
      const done = step.kind === 'press' ? step.down : step.done;
      const drawn = targetOf(done.event);
      const target = drawn && !isOfThePage(step) && (await counterpartOf(drawn, find));
      if (!target) continue;
      if (step.kind === 'press') replayPress(buttonIn(target), step);
      else typing.pass(() => replayOne(target, step));
      // Fields set their caret, and grids start editing, in a later task.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    typing.end();
  }
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

/** Text that is typed during a replay is already for the mounted demo. */
async function counterpartOf(element: Element, find: FindCounterpart): Promise<Element | undefined> {
  return element.isConnected ? element : inTime(() => find(element));
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
