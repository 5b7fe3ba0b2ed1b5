import type { Browser, Page } from 'playwright-core';

/** How much slower than this machine a reader's device is taken to be. The worker that answers is not slowed down. */
const SLOWDOWN = 4;

/** What a search costs a reader, in milliseconds. */
export interface SearchTimes {
  /** From the key to the painted dialog: the first time, when its code is fetched, and every other time. */
  opened: [first: number, again: number];
  /** From each key to its painted answer, when everything is there. */
  keys: number[];
}

/** Opens the search of a page twice, and asks a question letter by letter. */
export async function searchTimes(browser: Browser, url: string, question: string): Promise<SearchTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteTimes);
  await page.goto(url);
  await page.waitForTimeout(3000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const open = () => timeOf(page, '.search-dialog:popover-open', () => page.keyboard.press('Control+k'));
  const first = await open();
  await page.locator('.search-dialog input').fill(question);
  await page.waitForSelector('.search-dialog[data-whole]', { timeout: 60_000 });
  await page.locator('.search-dialog input').fill('');
  await page.keyboard.press('Escape');
  const again = await open();
  const keys: number[] = [];
  // Chinese has no keys of its own: a method puts its letters in.
  for (const letter of question)
    keys.push(await timeOf(page, '.search-dialog[data-whole]', () => page.keyboard.insertText(letter)));
  await context.close();
  return { opened: [first, again], keys };
}

/** Presses a key, and waits until what it asks for is painted. */
async function timeOf(page: Page, shown: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate((selector) => Object.assign(window, { shown: selector, took: -1 }), shown);
  await press();
  await page.waitForFunction(() => Reflect.get(window, 'took') >= 0, undefined, { timeout: 30_000 });
  return page.evaluate(() => Math.round(Reflect.get(window, 'took')));
}

/** Runs in the page: a key starts the clock, the frame after the last change stops it once what it asks for is shown. */
function noteTimes(): void {
  let since = 0;
  for (const pressed of ['keydown', 'input']) {
    const begin = ({ timeStamp }: Event) => {
      since = timeStamp;
    };
    addEventListener(pressed, begin, true);
  }
  const changed = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const shown = document.querySelector(Reflect.get(window, 'shown') ?? 'none');
        if (since > 0 && shown) Object.assign(window, { took: performance.now() - since });
      }),
    );
  addEventListener('toggle', changed, true);
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(changed).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    }),
  );
}
