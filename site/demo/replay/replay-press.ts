import type { RecordedEvent } from '../first-touch/record-presses';
import type { Press } from './plan-replay';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** Replays a press on an element of the mounted demo, and continues a press that is still held. */
export function replayPress(target: Element, { down, up, click }: Press): void {
  const at = placeIn(target, down);
  const send = sender(target, down.event, at);
  send('pointerover', 'mouseover', 'pointermove', 'mousemove', 'pointerdown');
  if (send('mousedown')) focusAt(target, click ?? down);
  if (!up) {
    holdOn(target, at, send);
    return;
  }
  const isDrag = click === undefined && up.box === down.box;
  if (isDrag) sender(target, up.event, placeOfEvent(up))('pointermove', 'mousemove', 'pointerup', 'mouseup');
  else send('pointerup', 'mouseup');
  if (!click) return;
  sender(target, click.event, at)('click');
  if (click.event instanceof MouseEvent && click.event.detail === 2)
    sender(target, click.event, at)('dblclick');
}

type Send = (...types: string[]) => boolean;

interface Point {
  clientX: number;
  clientY: number;
}

/** Dispatches events like a recorded one; returns whether the default action was not prevented. */
function sender(target: Element, like: Event, at: Point): Send {
  const pressed = like instanceof MouseEvent ? like : undefined;
  const pointer = like instanceof PointerEvent ? like : undefined;
  return (...types) =>
    types
      .map((type) => {
        const init = {
          ...{ bubbles: true, cancelable: true, composed: true, view: window, ...at },
          detail: /click|mousedown|mouseup/.test(type) ? Math.max(1, pressed?.detail ?? 0) : 0,
          buttons: /down/.test(type) ? 1 : 0,
          pointerId: pointer?.pointerId ?? 1,
          pointerType: pointer?.pointerType ?? 'mouse',
          isPrimary: true,
        };
        const kind = /^(?:pointer|click)/.test(type) ? PointerEvent : MouseEvent;
        return target.dispatchEvent(new kind(type, init));
      })
      .at(-1) ?? true;
}

/** The same relative position in an element, at its current place. */
function placeIn(target: Element, done: RecordedEvent): Point {
  const { clientX, clientY } = placeOfEvent(done);
  const [before, now] = [done.edges, target.getBoundingClientRect()];
  const part = (at: number, size: number) => (size > 0 ? at / size : 0.5);
  return {
    clientX: now.left + part(clientX - before.left, before.width) * now.width,
    clientY: now.top + part(clientY - before.top, before.height) * now.height,
  };
}

function placeOfEvent({ event }: RecordedEvent): Point {
  const { clientX, clientY } = event instanceof MouseEvent ? event : new MouseEvent('click');
  return { clientX, clientY };
}

/** Performs the default action of a press. */
function focusAt(target: Element, { caret }: RecordedEvent): void {
  const field = target.closest<HTMLElement>(FOCUSABLE);
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && typeof caret === 'number' && field.selectionStart !== null)
    field.setSelectionRange(caret, caret);
}

/**
 * Later events of a pressed pointer reach the mounted demo, except the click: browsers dispatch none if the
 * pressed element was removed.
 */
function holdOn(target: Element, at: Point, send: Send): void {
  const types = ['pointerup', 'pointercancel'];
  const end = (event: Event): void => {
    for (const type of types) window.removeEventListener(type, end, true);
    const isOver = event.target instanceof Node && target.contains(event.target);
    const isThere =
      event instanceof PointerEvent &&
      Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) < STILL;
    // After the browser's own release.
    if (event.type === 'pointerup' && isOver && isThere) setTimeout(() => send('click'));
  };
  for (const type of types) window.addEventListener(type, end, true);
}

/** The maximum movement of a click, in px. */
const STILL = 8;
