import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { launchOptions } from './chromium';
import { findChromium, findFullChromium } from './find-chromium';

/** Starts the browser of all tests, which other processes of this machine can connect to. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({ ...launchOptions(await findChromium()), host: '127.0.0.1' });
}

/** Starts a whole browser, as readers have it; the caller closes it. */
export async function launchFullBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(await findFullChromium()));
}
