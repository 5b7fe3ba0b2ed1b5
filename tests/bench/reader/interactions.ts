import type { Browser, Locator, Page } from 'playwright-core';

/** How much slower than this machine a reader's device is taken to be. */
const SLOWDOWN = 4;

/** What readers do most, in this order: the name of the line, and what is pressed. */
const PRESSED: [string, string][] = [
  ['JavaScript instead of TypeScript', '.demo-toolbar [value=JS]'],
  ['the whole code of a demo', '.demo-toolbar [data-tool=code]'],
  ['copy the code', '.demo-toolbar [data-tool=copy]'],
  ['more tools', '.demo-toolbar .more-menu > summary'],
  ['a group of the menu', '.side-menu button[aria-expanded=false]'],
  ['the settings', '.settings-button'],
  ['dark mode', '.settings label:has([value=dark])'],
  ['right to left', '.settings label:has([value=rtl])'],
];

/**
 * Milliseconds from pressing to the next painted frame, on a slow device, with the first demos alive: one line
 * for each thing that is there to be pressed. What the browser counts as nothing (under 16 ms) is 0.
 */
export async function interactions(browser: Browser, url: string): Promise<[string, number][]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Else a question of the browser's own stands between the press and the paint.
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  await page.addInitScript(noteDurations);
  await page.goto(url);
  await page.evaluate(keepPainting);
  await page.waitForTimeout(3000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const lines: [string, number][] = [];
  for (const [name, selector] of PRESSED) {
    const target = page.locator(selector).locator('visible=true').first();
    if ((await target.count()) > 0) lines.push([name, await pressed(page, target)]);
  }
  await context.close();
  return lines;
}

async function pressed(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => Object.assign(window, { longest: 0 }));
  await target.click();
  await page.waitForTimeout(1500);
  return page.evaluate(() => Number(Reflect.get(window, 'longest')));
}

/**
 * Runs in the page. Without a screen a browser tells that a frame was shown only with the frame after it, so a
 * press that changes nothing later would count until the next one.
 */
function keepPainting(): void {
  const pulse = document.createElement('div');
  pulse.style.cssText = 'position:fixed;width:1px;height:1px;will-change:opacity;background:currentColor';
  document.body.append(pulse);
  pulse.animate([{ opacity: 0.1 }, { opacity: 0.2 }], {
    duration: 500,
    iterations: Number.POSITIVE_INFINITY,
  });
}

/** Runs in the page. */
function noteDurations(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const longest = Number(Reflect.get(window, 'longest') ?? 0);
      Object.assign(window, { longest: Math.max(longest, duration) });
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}
