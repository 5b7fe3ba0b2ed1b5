import type { Browser, Page } from 'playwright-core';
import { SEARCH_DIALOG } from '../../../site/search/hooks';
import { hooked } from '../../../site/support/dom';

const DIALOG = hooked(SEARCH_DIALOG);

/** How much slower than this machine a reader's device is taken to be. The worker that answers is not slowed down. */
const SLOWDOWN = 4;

/** What a search costs a reader, in milliseconds. */
export interface SearchTimes {
  /**
   * From the key to the painted dialog: where this key is the first sign of a reader, so that its code is fetched
   * then; the first time on a page where the pointer has moved before; and every other time.
   */
  opened: [cold: number, first: number, again: number];
  /** From each key to its painted answer, when everything is there. */
  keys: number[];
}

/** Opens the search of a page three times, and asks a question letter by letter. */
export async function searchTimes(browser: Browser, url: string, question: string): Promise<SearchTimes> {
  const cold = await openSlowed(browser, url, async () => undefined);
  const coldTime = await openSearch(cold);
  await cold.context().close();
  const page = await openSlowed(browser, url, async (unhurried) => {
    // The first of these events is without a movement, as where a page appears below a pointer.
    await unhurried.mouse.move(200, 300, { steps: 2 });
    await unhurried.waitForSelector(DIALOG, { state: 'attached' });
    await unhurried.waitForTimeout(500);
  });
  const first = await openSearch(page);
  await page.locator(`${DIALOG} input`).fill(question);
  await page.waitForSelector(`${DIALOG}[data-whole]`, { timeout: 60_000 });
  await page.locator(`${DIALOG} input`).fill('');
  await page.keyboard.press('Escape');
  const again = await openSearch(page);
  const keys: number[] = [];
  // Chinese has no keys of its own: a method puts its letters in.
  for (const letter of question)
    keys.push(await timeOf(page, `${DIALOG}[data-whole]`, () => page.keyboard.insertText(letter)));
  await page.context().close();
  return { opened: [coldTime, first, again], keys };
}

/** A page on a slow device; `before` is what its reader does there at first. */
async function openSlowed(
  browser: Browser,
  url: string,
  before: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteTimes);
  await page.goto(url);
  await page.waitForTimeout(3000);
  await before(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

function openSearch(page: Page): Promise<number> {
  return timeOf(page, `${DIALOG}:popover-open`, () => page.keyboard.press('Control+k'));
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
