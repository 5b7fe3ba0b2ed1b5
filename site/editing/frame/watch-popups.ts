/** What a reader goes into, in front of a demo: menus, lists, calendars and dialogs. */
const ENTERED = ':is(button,input,[tabindex],[role=menu],[role=listbox])';

/** What tells something while a pointer or the focus is at its anchor. */
const TELLS = '.MuiTooltip-popper';

/** The part of a popup that has its size: around it may be a backdrop as large as the frame. */
const SURFACE = '.MuiPaper-root,[role=dialog],[role=menu],[role=listbox]';

/** With the overhang of the frame (overhang.ts), the 32 px that dialogs keep to the edge of a window. */
const EDGE = 8;

/** The height of a frame for drawers and dialogs as high as their window, in px: that of framed demos (demo-styles.ts). */
const AS_HIGH_AS_WINDOW = 400;

/**
 * Follows what a demo opens in front of it: components put it at the end of the body, where it does not count for the height of
 * the demo. Calls back with the height that it needs, in px. The room of menus and dialogs is given back when they close; that of
 * tooltips is kept, or the page would jump whenever a pointer passes.
 */
export function watchPopups(place: () => HTMLElement | undefined, needs: (height: number) => void): void {
  let kept = 0;
  let given = 0;
  const measure = (): void => {
    const bottom = place()?.getBoundingClientRect().bottom ?? 0;
    const heights = openPopups().map((popup) => {
      const height = heightFor(popup, bottom);
      if (popup.matches(TELLS)) kept = Math.max(kept, height);
      return height;
    });
    const needed = Math.max(kept, ...heights);
    // A demo in the middle of its frame would move when the frame grows.
    if (needed > innerHeight) document.body.style.justifyContent = 'start';
    if (needed !== given) needs(needed);
    given = needed;
  };
  const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
  const follow = (): void => {
    sizes.disconnect();
    for (const popup of openPopups()) sizes.observe(surfaceOf(popup));
    // Components place what they have opened in a frame of their own.
    requestAnimationFrame(() => requestAnimationFrame(measure));
  };
  new MutationObserver(follow).observe(document.body, { childList: true });
}

function openPopups(): HTMLElement[] {
  return [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      !child.matches('.demo-root,script,style') &&
      (child.matches(TELLS) || child.querySelector(ENTERED) !== null),
  );
}

function surfaceOf(popup: HTMLElement): HTMLElement {
  return popup.querySelector<HTMLElement>(SURFACE) ?? popup;
}

/** A popup without room below its anchor may stand above the frame. There is room below as soon as the frame grows. */
function heightFor(popup: HTMLElement, bottom: number): number {
  const surface = surfaceOf(popup);
  if (Math.abs(surface.offsetHeight - innerHeight) <= 1) return AS_HIGH_AS_WINDOW;
  const { top } = (getComputedStyle(popup).position === 'fixed' ? surface : popup).getBoundingClientRect();
  return Math.ceil((top < 0 ? bottom : top + scrollY) + fullHeight(surface) + EDGE);
}

/** Without its own scrolling: a dialog as high as the window leaves to its content what remains. */
function fullHeight(surface: HTMLElement): number {
  const parts = [...surface.children].map(({ scrollHeight }) => scrollHeight);
  return Math.max(
    surface.scrollHeight,
    parts.reduce((sum, part) => sum + part, 0),
  );
}
