import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Connects to the one browser of this run. Closing the connection closes what was opened through it. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

/** Starts a browser of one's own, for tests that read the clipboard: all pages of a browser share it. */
export function openOwnBrowser(): Promise<Browser> {
  return chromium.launch(inject('launch'));
}
