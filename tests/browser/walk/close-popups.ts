import type { JSHandle, Page } from 'playwright-core';
import { PATIENCE_MS } from './end-of-use';
import type { Found } from './find-targets';
import { whenIdle } from '../when-idle';

/** A place in the window at which nothing is pressed. */
const BESIDE = { x: 2, y: 450 };

/** Ways to close, and how long each is waited for: a press beside what closes already does no harm. */
const CLOSINGS = [
  [leave, PATIENCE_MS / 10],
  [pressBeside, PATIENCE_MS],
  [answer, PATIENCE_MS],
] as const;

/** Goes into a menu or a dialog, chooses from it when it is a list, and closes it. Gives what stays. */
export async function closeMenus(page: Page, found: JSHandle<Found>, choose: string[]): Promise<string[]> {
  await Promise.all(['ArrowDown', ...choose].map((key) => page.keyboard.press(key)));
  // An editor takes what was chosen in tasks of its own, before a reader leaves it.
  await whenIdle(page);
  let left: string[] = [];
  for (const [close, patience] of CLOSINGS) {
    await close(page, found);
    left = await menusLeft(found, patience);
    if (left.length === 0) return [];
  }
  return left;
}

/** Leaves what is open. Tooltips stay where the pointer is, or the focus. */
export async function leave({ keyboard, mouse }: Page): Promise<void> {
  await Promise.all([mouse.move(BESIDE.x, BESIDE.y), keyboard.press('Escape')]);
}

function menusLeft(found: JSHandle<Found>, patience: number): Promise<string[]> {
  return found.evaluate(async ({ menus }, ms) => {
    const end = performance.now() + ms;
    while (menus().length > 0 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return menus().map(({ className }) => className);
  }, patience);
}

async function pressBeside({ mouse }: Page): Promise<void> {
  await mouse.click(BESIDE.x, BESIDE.y);
}

/** A dialog that must be answered has its answers at its end. */
async function answer(_page: Page, found: JSHandle<Found>): Promise<void> {
  await found.evaluate(({ menus }) => {
    const [last] = menus()
      .flatMap((menu) => [...menu.querySelectorAll('button')])
      .slice(-1);
    last?.click();
  });
}
