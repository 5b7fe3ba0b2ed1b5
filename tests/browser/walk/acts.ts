import type { Page } from 'playwright-core';
import type { Act } from './kinds';
import type { Reached } from './reach-targets';

/** How each thing is done with a mouse and a keyboard. What needs no answer in between is sent at once. */
export const acts: Record<Act, (page: Page, at: Reached) => Promise<void>> = {
  press,
  async 'press and go by arrows'(page, at) {
    await Promise.all([press(page, at), keys(page, ['ArrowDown', 'ArrowRight', 'Enter'])]);
  },
  async 'go by arrows and drag'(page, at) {
    await Promise.all([press(page, at), keys(page, ['ArrowRight', 'ArrowUp'])]);
    await drag(page, at);
  },
  async type(page, at) {
    await Promise.all([press(page, at), keys(page, ['1', 'a', 'ArrowUp', 'ArrowRight', 'Backspace'])]);
  },
  async edit({ mouse, keyboard }, { x, y }) {
    await mouse.dblclick(x, y);
    await Promise.all(['1', 'Enter', 'Escape'].map((key) => keyboard.press(key)));
  },
  drag,
  'zoom and drag': zoomAndDrag,
};

function press({ mouse }: Page, { x, y }: Reached): Promise<void> {
  return mouse.click(x, y);
}

/** Native dragging begins with the first movement. */
async function drag({ mouse }: Page, { x, y, to }: Reached): Promise<void> {
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move((x + to.x) / 2, (y + to.y) / 2);
  await mouse.move(to.x, to.y);
  await mouse.up();
}

async function zoomAndDrag({ mouse }: Page, { x, y, to }: Reached): Promise<void> {
  const zoom = [mouse.move(x, y), mouse.wheel(0, -60)];
  await Promise.all([...zoom, mouse.down(), mouse.move(to.x, to.y), mouse.up(), mouse.wheel(0, 60)]);
}

async function keys({ keyboard }: Page, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => keyboard.press(name)));
}
