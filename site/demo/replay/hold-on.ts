import type { Point } from './send-events';

/** The maximum movement of a click, in px. */
const STILL = 8;

/**
 * Waits for the end of a press that is still held, and reports whether it was a click on the element. Later events of the
 * pointer reach the mounted demo, except the click and the end of a touch: browsers dispatch none if the pressed element was
 * removed.
 */
export function holdOn(target: Element, at: Point, onEnd: (isClick: boolean) => void): void {
  const types = ['pointerup', 'pointercancel'];
  const end = (event: Event): void => {
    for (const type of types) window.removeEventListener(type, end, true);
    const isOver = event.target instanceof Node && target.contains(event.target);
    const isThere =
      event instanceof PointerEvent &&
      Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) < STILL;
    const isClick = event.type === 'pointerup' && isOver && isThere;
    // After the browser's own release.
    setTimeout(() => onEnd(isClick));
  };
  for (const type of types) window.addEventListener(type, end, true);
}
