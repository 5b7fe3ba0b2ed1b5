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

/** Starts a browser in which text is as wide as its face says: on other screens, hinting rounds letters to whole pixels. */
export function openUnhintedBrowser(): Promise<Browser> {
  return openWith('--font-render-hinting=none');
}

/** Starts a browser that scrolls at once: a page that glides on moves away from under the next press. */
export function openBrowserWithoutGliding(): Promise<Browser> {
  return openWith('--disable-smooth-scrolling');
}

function openWith(arg: string): Promise<Browser> {
  const { args, ...launch } = inject('launch');
  return chromium.launch({ ...launch, args: [...args, arg] });
}
