/** A finger that went this far means it, in px. */
const FAR_ENOUGH = 60;

/**
 * Closes a popover that a finger pushes back to the edge it came from: to the start of the line, which is
 * the right where text runs from right to left. A finger that scrolls goes more up or down than aside.
 */
export function closeBySwipe(drawer: HTMLElement): void {
  let from: Touch | undefined;
  drawer.addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches[0];
    },
    { passive: true },
  );
  drawer.addEventListener(
    'touchend',
    ({ changedTouches: [to] }) => {
      if (from && to && isTowardsStart(from, to) && drawer.matches(':popover-open')) drawer.hidePopover();
      from = undefined;
    },
    { passive: true },
  );
}

function isTowardsStart(from: Touch, to: Touch): boolean {
  const sideways = (to.clientX - from.clientX) * (document.dir === 'rtl' ? 1 : -1);
  return sideways > FAR_ENOUGH && sideways > Math.abs(to.clientY - from.clientY);
}
