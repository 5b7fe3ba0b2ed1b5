import type { RecordedEvent } from '../first-touch/record-presses';

/** A place in the window, in px. */
export interface Point {
  clientX: number;
  clientY: number;
}

/** Dispatches events of the named types; returns whether the default action of the last one was not prevented. */
type Send = (...types: string[]) => boolean;

/** A function that dispatches events like a recorded one on an element, on request of another pointer. */
export function sender(target: Element, like: Event, at: Point, pointerId?: number): Send {
  const pressed = like instanceof MouseEvent ? like : undefined;
  const pointer = like instanceof PointerEvent ? like : undefined;
  return (...types) =>
    types
      .map((type) => {
        const init = {
          ...{ bubbles: true, cancelable: true, composed: true, view: window, ...at },
          detail: /click|mousedown|mouseup/.test(type) ? Math.max(1, pressed?.detail ?? 0) : 0,
          buttons: /down/.test(type) ? 1 : 0,
          pointerId: pointerId ?? pointer?.pointerId ?? 1,
          pointerType: pointer?.pointerType ?? 'mouse',
          isPrimary: true,
        };
        if (type.startsWith('touch')) return sendTouch(target, type, init);
        const kind = /^(?:pointer|click)/.test(type) ? PointerEvent : MouseEvent;
        return target.dispatchEvent(new kind(type, init));
      })
      .at(-1) ?? true;
}

/** Some browsers without a touch screen have no such events. */
function sendTouch(target: Element, type: string, { pointerId, ...init }: TouchInit): boolean {
  if (typeof TouchEvent === 'undefined' || typeof Touch === 'undefined') return true;
  const touch = new Touch({ identifier: pointerId, target, clientX: init.clientX, clientY: init.clientY });
  const touches = type === 'touchend' ? [] : [touch];
  const event = new TouchEvent(type, { ...init, touches, targetTouches: touches, changedTouches: [touch] });
  return target.dispatchEvent(event);
}

type TouchInit = Point & EventInit & { pointerId: number };

/** The same relative position in an element, at its current place. */
export function placeIn(target: Element, done: RecordedEvent): Point {
  const { clientX, clientY } = placeOfEvent(done);
  const [before, now] = [done.edges, target.getBoundingClientRect()];
  const part = (at: number, size: number) => (size > 0 ? at / size : 0.5);
  return {
    clientX: now.left + part(clientX - before.left, before.width) * now.width,
    clientY: now.top + part(clientY - before.top, before.height) * now.height,
  };
}

/** Where a recorded event was. */
export function placeOfEvent({ event }: RecordedEvent): Point {
  const { clientX, clientY } = event instanceof MouseEvent ? event : new MouseEvent('click');
  return { clientX, clientY };
}
