import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { type WatchedPage, watch } from '../watch-page';
import { hastenTransitions } from './hasten-transitions';
import { waitForPopups } from './wait-for-popups';

/**
 * A tab for scripts that use demos, one after another: what their pages have in common is fetched and compiled
 * once. It may read the clipboard and keep files, and its transitions end at once.
 */
export async function openUserTab(browser: Browser): Promise<WatchedPage> {
  const context = await browser.newContext({
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1280, height: 900 },
  });
  const tab = await watch(await context.newPage(), new URL(inject('site')).host);
  await hastenTransitions(tab.page);
  await waitForPopups(tab.page);
  return tab;
}
