import type { Press } from './plan-replay';
import { focusAt } from './focus-at';
import { holdOn } from './hold-on';
import { openList, takeValue } from './native-control';
import { type Point, placeIn, placeOfEvent, sender } from './send-events';

/**
 * Replays a press on an element of the mounted demo with the events of a mouse or a finger, and continues a press that is
 * still held.
 */
export function replayPress(target: Element, press: Press): void {
  const at = placeIn(target, press.down);
  if (isTouch(press.down.event)) replayTouch(target, press, at);
  else replayMouse(target, press, at);
}

/** Browsers know the pointer of a mouse always; charts ask them for the pointer that leaves, and a lifted finger is gone. */
const POINTER_OF_MOUSE = 1;

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function replayMouse(target: Element, press: Press, at: Point): void {
  const { down, up, click } = press;
  const send = sender(target, down.event, at);
  send('pointerover', 'mouseover', 'pointermove', 'mousemove', 'pointerdown');
  const isPlain = send('mousedown');
  if (isPlain) focusAt(target, click ?? down);
  if (!up) {
    holdOn(target, at, (isClick) => isClick && send('click'));
    return;
  }
  const dropped = placeOfDrop(press);
  if (dropped) sender(target, up.event, dropped)('pointermove', 'mousemove', 'pointerup', 'mouseup');
  else send('pointerup', 'mouseup');
  if (!click) return;
  sender(target, click.event, at)('click');
  if (click.event instanceof MouseEvent && click.event.detail === 2)
    sender(target, click.event, at)('dblclick');
  if (isPlain) pressNatively(target, click.event.target);
}

/** A finger leaves what it pressed when it is lifted; only then, a browser adds the events of a mouse. */
function replayTouch(target: Element, press: Press, at: Point): void {
  const { down, up, click } = press;
  const send = sender(target, down.event, at, up && POINTER_OF_MOUSE);
  const isLeft = send('pointerover', 'pointerdown', 'touchstart');
  const lift = (isClick: boolean) => {
    if (!send('touchend') || !isLeft || !isClick) return;
    const isPlain = send('mouseover', 'mousemove', 'mousedown');
    if (isPlain) focusAt(target, click ?? down);
    send('mouseup');
    sender(target, click?.event ?? down.event, at)('click');
    if (isPlain) pressNatively(target, down.event.target);
  };
  if (!up) {
    holdOn(target, at, lift);
    return;
  }
  const dropped = placeOfDrop(press);
  if (dropped)
    sender(target, up.event, dropped, POINTER_OF_MOUSE)(
      'pointermove',
      'touchmove',
      'pointerup',
      'pointerout',
    );
  else send('pointerup', 'pointerout');
  lift(click !== undefined);
}

function pressNatively(target: Element, drawn: EventTarget | null): void {
  openList(target, drawn);
  takeValue(target, drawn);
}

/** Where something was dropped that was dragged in the box; undefined for a click and a pointer that left the box. */
function placeOfDrop({ down, up, click }: Press): Point | undefined {
  return up && click === undefined && up.box === down.box ? placeOfEvent(up) : undefined;
}
