import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Act } from './kinds';
import type { Reached } from './reach-targets';

/**
 * How each thing is done with a mouse and a keyboard. All that needs no answer in between is sent at once: the browser
 * keeps its order.
 */
export const acts: Record<Act, (page: Page, at: Reached) => Promise<unknown>> = {
  press,
  'press and go by arrows': (page, at) =>
    Promise.all([press(page, at), keys(page, ['ArrowDown', 'ArrowRight', 'Enter'])]),
  'press and open its menu': (page, at) => Promise.all([press(page, at), keys(page, ['Control+Enter'])]),
  'go by arrows and slide': (page, at) =>
    Promise.all([press(page, at), keys(page, ['ArrowRight', 'ArrowUp']), slide(page, at)]),
  type: (page, at) =>
    Promise.all([press(page, at), keys(page, ['1', 'a', 'ArrowUp', 'ArrowRight', 'Backspace'])]),
  edit: (page, { x, y }) => Promise.all([page.mouse.dblclick(x, y), keys(page, ['1', 'Enter', 'Escape'])]),
  slide,
  drag,
  'zoom and slide': (page, at) =>
    Promise.all([
      page.mouse.move(at.x, at.y),
      page.mouse.wheel(0, -60),
      slide(page, at),
      page.mouse.wheel(0, 60),
    ]),
};

function press({ mouse }: Page, { x, y }: Reached): Promise<void> {
  return mouse.click(x, y);
}

function slide({ mouse }: Page, { x, y, to }: Reached): Promise<unknown> {
  return Promise.all([mouse.move(x, y), mouse.down(), mouse.move(to.x, to.y), mouse.up()]);
}

/** How long a native drag may take to begin, in ms: of one that its page ends at once, Playwright never hears. */
const BEGIN_MS = 2000;

/** Native dragging begins with the first movement, and Playwright asks for it. */
async function drag({ mouse }: Page, { x, y, to }: Reached): Promise<void> {
  await mouse.move(x, y);
  await mouse.down();
  await Promise.race([mouse.move((x + to.x) / 2, (y + to.y) / 2), setTimeout(BEGIN_MS)]);
  await mouse.move(to.x, to.y);
  await mouse.up();
}

function keys({ keyboard }: Page, names: readonly string[]): Promise<unknown> {
  return Promise.all(names.map((name) => keyboard.press(name)));
}
