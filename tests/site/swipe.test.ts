// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { enhanceSwipes } from '../../site/layout/swipe';

const WIDTH = 360;

let drawer: HTMLElement;
let isOpen = false;
const showPopover = vi.fn();
const hidePopover = vi.fn();

beforeAll(() => {
  window.innerWidth = WIDTH;
  document.body.innerHTML =
    '<nav></nav><main><p>text</p><pre>code</pre><div id="stage"><div data-demo="A"></div></div></main>';
  drawer = document.querySelector('nav') ?? document.body;
  drawer.style.display = 'none';
  Object.assign(drawer, { showPopover, hidePopover, matches: () => isOpen });
  enhanceSwipes(drawer);
});

afterEach(() => {
  document.dir = '';
  drawer.style.display = 'none';
  isOpen = false;
  vi.clearAllMocks();
});

/** A finger that goes down and up again. */
function swipe(start: [number, number], by: number[], on = 'p'): void {
  const target = document.querySelector(on);
  const send = (type: string, clientX: number, clientY: number) => {
    const touch = { clientX, clientY, target };
    target?.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { touches: [touch], changedTouches: [touch] }),
    );
  };
  const [x, y] = start;
  const [right = 0, down = 0] = by;
  send('touchstart', x, y);
  send('touchend', x + right, y + down);
}

it.each([
  { by: [-100, 10], dir: 'ltr', closes: true },
  { by: [-30, 0], dir: 'ltr', closes: false },
  { by: [-100, 140], dir: 'ltr', closes: false },
  { by: [100, 0], dir: 'ltr', closes: false },
  { by: [100, 0], dir: 'rtl', closes: true },
  { by: [-100, 0], dir: 'rtl', closes: false },
])('a finger that goes by $by where text is $dir closes the drawer: $closes', ({ by, dir, closes }) => {
  isOpen = true;
  document.dir = dir;
  swipe([200, 200], by);

  expect(hidePopover).toHaveBeenCalledTimes(closes ? 1 : 0);
  expect(showPopover).not.toHaveBeenCalled();
});

it.each([
  { x: 20, by: [100, 10], dir: 'ltr', opens: true },
  { x: 20, by: [100, 140], dir: 'ltr', opens: false },
  { x: 20, by: [40, 0], dir: 'ltr', opens: false },
  { x: 120, by: [100, 0], dir: 'ltr', opens: false },
  { x: WIDTH - 20, by: [-100, 0], dir: 'ltr', opens: false },
  { x: WIDTH - 20, by: [-100, 0], dir: 'rtl', opens: true },
  { x: 20, by: [100, 0], dir: 'rtl', opens: false },
])('a finger that goes from $x by $by where text is $dir opens it: $opens', ({ x, by, dir, opens }) => {
  document.dir = dir;
  swipe([x, 300], by);

  expect(showPopover).toHaveBeenCalledTimes(opens ? 1 : 0);
  expect(hidePopover).not.toHaveBeenCalled();
});

it('a finger that scrolls code back, or plays with a demo, does not open it', () => {
  const code = document.querySelector('pre');
  if (code) code.scrollLeft = 50;
  swipe([20, 300], [100, 0], 'pre');
  swipe([20, 300], [100, 0], '#stage');

  expect(showPopover).not.toHaveBeenCalled();
});

it('two fingers do not open it', () => {
  const finger = { clientX: 20, clientY: 300, target: document.body };
  const send = (type: string, touches: unknown[], changedTouches: unknown[]) =>
    document.dispatchEvent(Object.assign(new Event(type), { touches, changedTouches }));
  send('touchstart', [finger, finger], [finger]);
  send('touchend', [], [{ ...finger, clientX: 200 }]);

  expect(showPopover).not.toHaveBeenCalled();
});

it('a menu that stands in its column is not pulled out', () => {
  drawer.style.display = 'block';
  swipe([20, 300], [100, 0]);

  expect(showPopover).not.toHaveBeenCalled();
});
