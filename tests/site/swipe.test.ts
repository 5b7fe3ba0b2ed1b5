// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { closeBySwipe } from '../../site/layout/swipe';

afterEach(() => {
  document.dir = '';
});

it.each([
  { by: [-100, 10], dir: 'ltr', closes: true },
  { by: [-30, 0], dir: 'ltr', closes: false },
  { by: [-100, 140], dir: 'ltr', closes: false },
  { by: [100, 0], dir: 'ltr', closes: false },
  { by: [100, 0], dir: 'rtl', closes: true },
  { by: [-100, 0], dir: 'rtl', closes: false },
])(
  'a finger that goes by $by where text is $dir closes the drawer: $closes',
  ({ by: [x = 0, y = 0], dir, closes }) => {
    const drawer = document.createElement('div');
    const hidePopover = vi.fn();
    Object.assign(drawer, { hidePopover, matches: () => true });
    document.dir = dir;
    closeBySwipe(drawer);
    const touch = (type: string, clientX: number, clientY: number) =>
      drawer.dispatchEvent(
        Object.assign(new Event(type), {
          touches: [{ clientX, clientY }],
          changedTouches: [{ clientX, clientY }],
        }),
      );
    touch('touchstart', 200, 200);
    touch('touchend', 200 + x, 200 + y);

    expect(hidePopover).toHaveBeenCalledTimes(closes ? 1 : 0);
  },
);
