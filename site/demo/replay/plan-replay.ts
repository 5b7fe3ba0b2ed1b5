import type { RecordedEvent } from '../first-touch/record-presses';

/** A press on a prerendered demo; without `up` it is still held, without `click` it ended elsewhere. */
export interface Press {
  kind: 'press';
  down: RecordedEvent;
  up?: RecordedEvent;
  click?: RecordedEvent;
}

/** A key press, or a change of a field's text. */
export interface Stroke {
  kind: 'stroke';
  done: RecordedEvent;
}

/** Controls that are activated once, even by a double click. */
const CONTROL =
  'a,button,input,select,textarea,label,[role=button],[role=checkbox],[role=combobox],[role=menuitem],[role=option],[role=tab],[role=columnheader]';

/**
 * Selects the events to replay: all key presses and text changes, and the last press, unless it was outside
 * the box. Of a double click, both presses are replayed.
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

/** Whether a click was dispatched by the browser for a key press. */
function isKeyed(before: Press | Stroke | undefined, { event }: RecordedEvent): boolean {
  return before?.kind === 'stroke' && before.done.event.target === event.target;
}

function isDouble({ click }: Press): boolean {
  const { event } = click ?? {};
  return event instanceof MouseEvent && event.detail > 1 && !targetOf(event)?.closest(CONTROL);
}

/** The target of an event, if it is an element. */
export function targetOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined;
}
