/** A finger that went this far means it, in px. */
const FAR_ENOUGH = 60;

/** From how near to the edge a finger pulls the drawer out, in px; the outermost belong to many systems. */
const BORDER = 40;

/** Where a finger that moves sideways has something else to do. */
const OWN_GESTURES = ':has(>[data-demo]),input,[role=slider]';

/**
 * Lets a finger pull a popover out of the edge where lines start, and push it back there: from the left,
 * and from the right where text runs from right to left. A finger that scrolls goes more up or down than
 * aside; one that starts on what is scrolled sideways scrolls it back.
 */
export function enhanceSwipes(drawer: HTMLElement): void {
  let from: Touch | undefined;
  const start = ({ touches }: TouchEvent): void => {
    from = touches.length === 1 ? touches[0] : undefined;
  };
  const end = ({ changedTouches: [to] }: TouchEvent): void => {
    if (from && to) follow(drawer, from, to);
    from = undefined;
  };
  document.addEventListener('touchstart', start, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
}

function follow(drawer: HTMLElement, from: Touch, to: Touch): void {
  const away = distanceFromStart(to) - distanceFromStart(from);
  if (Math.abs(away) <= FAR_ENOUGH || Math.abs(away) <= Math.abs(to.clientY - from.clientY)) return;
  if (drawer.matches(':popover-open')) {
    if (away < 0) drawer.hidePopover();
  } else if (away > 0 && isPulled(from) && isDrawer(drawer)) drawer.showPopover();
}

/** How far a finger is from the edge where lines start. */
function distanceFromStart({ clientX }: Touch): number {
  return document.dir === 'rtl' ? window.innerWidth - clientX : clientX;
}

function isPulled(from: Touch): boolean {
  let element = from.target instanceof Element ? from.target : null;
  if (distanceFromStart(from) > BORDER || element?.closest(OWN_GESTURES)) return false;
  while (element && element.scrollLeft === 0) element = element.parentElement;
  return element === null;
}

/** What stands in its column on a wide screen cannot be pulled out. */
function isDrawer(menu: HTMLElement): boolean {
  return getComputedStyle(menu).display === 'none';
}
