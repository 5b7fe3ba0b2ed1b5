import type { Browser, BrowserContextOptions } from 'playwright-core';
import { expect, inject } from 'vitest';
import { mountDemos } from '../demos/mount-demos';
import { waitUntilStill } from '../wait-until-still';
import { differences } from './differences';
import { partsOf } from './drawn-parts';
import { drawnOtherwise } from './otherwise';
import { stopClock } from './stop-clock';
import { waitForFace } from './wait-for-face';

/** The last steps of a movement may be long in coming on a machine that many share. */
const PATIENCE_MS = 5000;

/** How many demos of a page are drawn, and what of each stands elsewhere once it is alive. */
export async function apartOnceAlive(
  browser: Browser,
  path: string,
  screen: BrowserContextOptions,
): Promise<{ drawn: number; apart: Record<string, string[]> }> {
  const reader = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC', ...screen });
  await stopClock(reader);
  const page = await reader.newPage();
  await page.goto(inject('site') + path, { waitUntil: 'load' });
  await waitForFace(page);
  const drawn = await partsOf(page);
  expect((await mountDemos(page)).faults).toEqual([]);
  await waitUntilStill(page);
  const names = [...drawn.keys()].filter((name) => !drawnOtherwise.has(name));
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const alive = await partsOf(page, names);
    const apart = names
      .map((name): [string, string[]] => [name, differences(drawn.get(name) ?? [], alive.get(name) ?? [])])
      .filter(([, found]) => found.length > 0);
    if (apart.length > 0 && performance.now() < end) continue;
    await reader.close();
    return { drawn: drawn.size, apart: Object.fromEntries(apart) };
  }
}
