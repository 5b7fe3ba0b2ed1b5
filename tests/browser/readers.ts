import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { openBrowser } from './chromium/open-browser';

export interface Readers {
  /** The context of the running test. */
  reader(): BrowserContext;
  /** Gives the running test another context, for another screen or another device. */
  changeReader(options: BrowserContextOptions): Promise<void>;
  /** Opens one more context, which is closed after the test. */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Opens a page of the site in the context of the running test. */
  open(url: string): Promise<Page>;
}

const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Declares that each test of a file has a context of its own in the browser of all tests. */
export function readers(): Readers {
  const opened: BrowserContext[] = [];
  let connection: ReturnType<typeof openBrowser>;
  let current: BrowserContext;

  const newReader = async (options: BrowserContextOptions = DESKTOP) => {
    const context = await (await connection).newContext(options);
    opened.push(context);
    return context;
  };
  const changeReader = async (options: BrowserContextOptions) => {
    current = await newReader(options);
  };
  const open = async (url: string) => {
    const page = await current.newPage();
    await page.goto(inject('site') + url);
    return page;
  };

  beforeAll(async () => {
    connection = openBrowser();
    await connection;
  });
  beforeEach(() => changeReader(DESKTOP));
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()));
  });
  afterAll(async () => (await connection).close());

  return { reader: () => current, changeReader, newReader, open };
}
