import type { Browser, BrowserContextOptions } from 'playwright-core';
import { expect, inject } from 'vitest';
import { mountDemos } from '../demos/mount-demos';
import { apartFrom } from './apart-from';
import { stopClock } from './clock';
import { partsOf } from './drawn-parts';
import { waitForFace } from './wait-for-face';

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
  const apart = await apartFrom(page, drawn);
  await reader.close();
  return { drawn: drawn.size, apart };
}
