import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium';

/** Starts the Chromium that was found; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args, headless: true });
}
