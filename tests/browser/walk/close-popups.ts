import type { JSHandle, Page } from 'playwright-core';
import type { Found } from './find-targets';

/** What closes has faded by then, also on a machine that many share. */
export const PATIENCE_MS = 5000;

/** A place in the window at which nothing is pressed. */
export const BESIDE = { x: 2, y: 450 };

/** Goes into what lies in front of the page, chooses from it when it is a list, and closes it. Gives what stays. */
export async function closePopups(page: Page, found: JSHandle<Found>): Promise<string[]> {
  await page.keyboard.press('ArrowDown');
  const isList = await found.evaluate(({ popups }) =>
    popups().some((popup) => popup.matches('[role=listbox],:has([role=listbox])')),
  );
  if (isList) await page.keyboard.press('Enter');
  for (const close of [pressEscape, pressBeside, pressItsButton]) {
    await close(page, found);
    const left = await leftAfter(found, PATIENCE_MS);
    if (left.length === 0) return [];
  }
  return leftAfter(found, 0);
}

/** What lies in front of the page when it had time to go, tooltips as well. */
export function leftAfter(found: JSHandle<Found>, patience: number): Promise<string[]> {
  return found.evaluate(async ({ popups }, ms) => {
    const end = performance.now() + ms;
    while (popups().length > 0 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return popups().map(({ className }) => className);
  }, patience);
}

async function pressEscape({ keyboard, mouse }: Page): Promise<void> {
  // Tooltips stay where the pointer is.
  await Promise.all([mouse.move(BESIDE.x, BESIDE.y), keyboard.press('Escape')]);
}

async function pressBeside({ mouse }: Page): Promise<void> {
  await mouse.click(BESIDE.x, BESIDE.y);
}

/** A dialog that must be answered has its answers at its end. */
async function pressItsButton(_page: Page, found: JSHandle<Found>): Promise<void> {
  await found.evaluate(({ popups }) => {
    const [answer] = popups()
      .flatMap((popup) => [...popup.querySelectorAll('button')])
      .slice(-1);
    answer?.click();
  });
}
