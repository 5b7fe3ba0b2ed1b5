import type { RecordedEvent } from '../first-touch/record-presses';
import type { FindCounterpart } from './counterparts';
import { type Press, planReplay, type Stroke, targetOf } from './plan-replay';
import { TEXT_FIELD } from './text-field';
import { replayPress } from './replay-press';
import { replayStroke } from './replay-stroke';

/** So long a demo may take to draw what was pressed, in ms; grids draw their rows when they are measured. */
const AT_MOST_MS = 1500;

/** Keys that belong to a page and not to a part of it. */
const OF_THE_PAGE = /^(?:Tab|Shift|Control|Alt|Meta)$/;

/**
 * Does with a living demo, once, what a reader did with its drawing. What the demo has nothing for is left out: a
 * press on something else than was meant is worse than none.
 */
export async function replay(recorded: readonly RecordedEvent[], find: FindCounterpart): Promise<void> {
  for (const step of planReplay(recorded)) {
    const done = step.kind === 'press' ? step.down : step.done;
    const drawn = targetOf(done.event);
    const target = drawn && !isOfThePage(step) && (await inTime(() => find(drawn)));
    if (!target) continue;
    if (step.kind === 'press') replayPress(target, step);
    else replayOne(target, step);
    // Fields place their caret, and grids begin to be edited, a moment after what asks for it.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Letters reach fields as changes of their text. */
function isOfThePage(step: Press | Stroke): boolean {
  if (step.kind === 'press' || !(step.done.event instanceof KeyboardEvent)) return false;
  const { key, ctrlKey, metaKey, target } = step.done.event;
  const isLetter = key.length === 1 || key === 'Backspace' || key === 'Delete';
  const isWritten = isLetter && target instanceof Element && target.matches(TEXT_FIELD);
  return OF_THE_PAGE.test(key) || ctrlKey || metaKey || isWritten;
}

/** Text goes where the focus is: a field that was pressed, or what a press has opened. */
function replayOne(target: Element, stroke: Stroke): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== null && activeElement !== body && !target.contains(activeElement);
  if (stroke.done.event instanceof InputEvent && target instanceof HTMLElement && isElsewhere) target.focus();
  replayStroke(target, stroke);
}

async function inTime<T>(find: () => T | undefined): Promise<T | undefined> {
  const end = performance.now() + AT_MOST_MS;
  for (;;) {
    const found = find();
    if (found !== undefined || performance.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}
