import type { Browser, BrowserContextOptions } from 'playwright-core';
import { expect, inject } from 'vitest';
import { mountDemos } from '../demos/mount-demos';
import { waitUntilStill } from '../wait-until-still';
import { differences } from './differences';
import { partsOf } from './drawn-parts';
import { drawnOtherwise } from './otherwise';
import { stopClock } from './stop-clock';

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
  const drawn = await partsOf(page);
  expect((await mountDemos(page)).faults).toEqual([]);
  await waitUntilStill(page);
  const alive = await partsOf(page, [...drawn.keys()]);
  await reader.close();
  const apart = [...drawn]
    .filter(([name]) => !drawnOtherwise.has(name))
    .map(([name, parts]): [string, string[]] => [name, differences(parts, alive.get(name) ?? [])])
    .filter(([, found]) => found.length > 0);
  return { drawn: drawn.size, apart: Object.fromEntries(apart) };
}
