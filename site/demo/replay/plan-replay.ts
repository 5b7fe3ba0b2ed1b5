import type { RecordedEvent } from '../first-touch/record-presses';

/** A press on a drawing; without an `up` it is still held, without a `click` it ended elsewhere. */
export interface Press {
  kind: 'press';
  down: RecordedEvent;
  up?: RecordedEvent;
  click?: RecordedEvent;
}

/** A key that was pressed, or a change of a field's text. */
export interface Stroke {
  kind: 'stroke';
  done: RecordedEvent;
}

/** What is pressed once, however often. */
const CONTROL =
  'a,button,input,select,textarea,label,[role=button],[role=checkbox],[role=combobox],[role=menuitem],[role=option],[role=tab],[role=columnheader]';

/**
 * What of all that a reader did with a drawing is to be done with its demo: every key and every change of a text, and
 * the last press, unless it was elsewhere. Of a double click both presses are done.
 */
export function planReplay(recorded: readonly RecordedEvent[]): (Press | Stroke)[] {
  const planned: (Press | Stroke)[] = [];
  const presses: Press[] = [];
  for (const done of recorded) {
    const last = presses.at(-1);
    if (done.event.type === 'pointerdown') addPress(done);
    else if (done.event.type === 'pointercancel') forget(presses.pop());
    else if (done.event.type === 'pointerup') {
      if (last) last.up = done;
    } else if (done.event.type === 'click') {
      if (last && !last.click) last.click = done;
      else if (!isKeyed(planned.at(-1), done)) Object.assign(addPress(done), { up: done, click: done });
    } else if (/^(?:keydown|beforeinput)$/.test(done.event.type)) planned.push({ kind: 'stroke', done });
  }
  const last = presses.at(-1);
  const kept = last?.down.box ? presses.slice(isDouble(last) ? -2 : -1) : [];
  return planned.filter((step) => step.kind === 'stroke' || kept.includes(step));

  function addPress(down: RecordedEvent): Press {
    const press: Press = { kind: 'press', down };
    presses.push(press);
    planned.push(press);
    return press;
  }

  function forget(press: Press | undefined): void {
    if (press) planned.splice(planned.indexOf(press), 1);
  }
}

/** A browser's own click for a key. */
function isKeyed(before: Press | Stroke | undefined, { event }: RecordedEvent): boolean {
  return before?.kind === 'stroke' && before.done.event.target === event.target;
}

function isDouble({ click }: Press): boolean {
  const { event } = click ?? {};
  return event instanceof MouseEvent && event.detail > 1 && !targetOf(event)?.closest(CONTROL);
}

/** The element that something was done with. */
export function targetOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined;
}
