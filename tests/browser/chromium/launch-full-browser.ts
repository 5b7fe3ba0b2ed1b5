import { type Browser, chromium } from 'playwright-core';
import { launchOptions } from './chromium';
import { findFullChromium } from './find-chromium';

/** Starts a whole browser, as readers have it; the caller closes it. */
export async function launchFullBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(await findFullChromium()));
}
