import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

const UNHINTED = '--font-render-hinting=none';

/** Connects to the one browser of this run. Closing the connection closes what was opened through it. */
export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

/** Starts a browser of one's own, for tests that read the clipboard: all pages of a browser share it. */
export function openOwnBrowser(): Promise<Browser> {
  return chromium.launch(inject('launch'));
}

/** Starts a browser in which text is as wide as its face says: on other screens, hinting rounds letters to whole pixels. */
export function openUnhintedBrowser(): Promise<Browser> {
  return openWith(UNHINTED);
}

/** Starts such a browser that scrolls at once, too: a page that glides on moves away from under the next press. */
export function openBrowserForWalks(): Promise<Browser> {
  return openWith(UNHINTED, '--disable-smooth-scrolling');
}

/** Starts a browser whose scrollbars take space, as on Windows; those of the others are hidden. */
export function openBrowserWithScrollbars(): Promise<Browser> {
  return chromium.launch({ ...inject('launch'), ignoreDefaultArgs: ['--hide-scrollbars'] });
}

function openWith(...more: string[]): Promise<Browser> {
  const { args, ...launch } = inject('launch');
  return chromium.launch({ ...launch, args: [...args, ...more] });
}
