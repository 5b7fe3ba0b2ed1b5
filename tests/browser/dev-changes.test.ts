import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textFile, writeTextSite } from '../bench/text-site';
import { openBrowser } from './chromium/open-browser';
import { letDemosLive, writeDemo } from './configured-site';

const root = path.resolve('node_modules/.cache/xdocs-test', 'dev-changes');

let server: ChildProcess;
let browser: Browser;
let page: Page;
let url: string;
let complaints: string[];

beforeAll(async () => {
  writeTextSite({ project: process.cwd(), root, pages: 4 });
  letDemosLive(root);
  writeDemo(root, 0, 'Counter', { marker: '{{"demo": "Counter.tsx"}}', code: COUNTER });
  writeDemo(root, 0, 'Hello', { marker: '{{"demo": "Hello.tsx"}}\n\nAfter the demo.', code: HELLO });
  server = spawn(process.execPath, ['bin/xdocs.js', 'dev', '--root', root, '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  url = await new Promise((resolve) => {
    server.stderr?.on('data', (chunk) => {
      const found = /http:\/\/localhost:\d+/.exec(String(chunk));
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    });
  });
  browser = await openBrowser();
});

afterAll(async () => {
  server.kill('SIGTERM');
  await browser.close();
});

/** What changes of these tests put on the page. */
const CHANGED = /Another page|Good morning|not there before|nowhere|A section more/;

/** The demos of the page as the server has it now, once it has forgotten the change before. */
async function servedDemos(): Promise<string[]> {
  const html = await (await fetch(`${url}/x/guide/page-0/`)).text();
  // The first pages of a server are loaded anew when their demos have modules.
  if (CHANGED.test(html) || !html.includes(' data-module="')) return [];
  return [...html.matchAll(/ data-demo="(\w+)"/g)].map(([, name = '']) => name);
}

beforeEach(async () => {
  await page?.context().close();
  await expect.poll(servedDemos).toEqual(['Counter', 'Hello']);
  const reader = await browser.newContext({ viewport: { width: 1200, height: 600 } });
  page = await reader.newPage();
  complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${url}/x/guide/page-0/`);
  await page.locator('[data-demo=Counter]').scrollIntoViewIfNeeded();
  await counter().click();
  await counter().click();
  await page.locator('[data-tool=code]').first().click();
  await page.evaluate(() => {
    window.scrollTo({ top: 120, behavior: 'instant' });
    Object.assign(window, { isTheSame: true });
  });
});

const COUNTER = `import * as React from 'react';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

const HELLO = 'export default function Hello() {\n  return <p>Hello</p>;\n}\n';

const counter = () => page.getByRole('button', { name: /^Pressed/ });

/** Changes a file beside the first text, or that text, for as long as something is looked at. */
async function whileChanged(file: string, change: (text: string) => string, look: () => Promise<void>) {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  try {
    await look();
  } finally {
    writeFileSync(file, before);
  }
}

const beside = (name: string) => path.join(path.dirname(textFile(root, 0)), name);

/** What a reader has done to the page, and would lose with its document. */
const kept = () =>
  page.evaluate(() => ({
    document: Reflect.has(window, 'isTheSame'),
    count: document.querySelector('[data-demo=Counter] button')?.textContent,
    isCodeOpen: document.querySelector<HTMLDetailsElement>('[data-x=source]')?.open,
    top: Math.round(window.scrollY),
  }));

const AS_LEFT = { document: true, count: 'Pressed 2 times', isCodeOpen: true, top: 120 };

describe('a page that is open while its site is written', () => {
  it('shows a changed text, and keeps where its reader is, what is open and what demos were told', async () => {
    await whileChanged(
      textFile(root, 0),
      (text) => `${text}\nA sentence that was not there before.\n\n## A section more\n`,
      async () => {
        await page.getByText('A sentence that was not there before.').waitFor();

        expect(await page.getByRole('heading', { name: 'A section more' }).count()).toBe(1);
        expect(await kept()).toEqual(AS_LEFT);
      },
    );
    expect(complaints).toEqual([]);
  });

  it('shows what has changed since it was sent, and before it could listen to changes', async () => {
    let letListen = () => {};
    const served = new Promise<void>((resolve) => {
      letListen = resolve;
    });
    await page.route('**/__xdocs/events', async (route) => {
      await served;
      await route.continue();
    });
    await page.reload();
    await whileChanged(
      textFile(root, 0),
      (text) => `${text}\nA sentence that was not there before.\n`,
      async () => {
        await expect.poll(servedDemos).toEqual([]);
        letListen();

        await page.getByText('A sentence that was not there before.').waitFor();
      },
    );
  });

  it('shows a changed demo with its code, and leaves the others as they are', async () => {
    await whileChanged(
      beside('Hello.tsx'),
      (code) => code.replace('Hello<', 'Good morning<'),
      async () => {
        await page.locator('[data-demo=Hello]').getByText('Good morning').waitFor();

        expect(await page.locator('[data-x=source]').last().textContent()).toContain('Good morning');
        expect(await kept()).toEqual(AS_LEFT);
      },
    );
    expect(complaints).toEqual([]);
  });

  it('keeps a demo that does not compile for a while as it was, and says what is wrong', async () => {
    await whileChanged(
      beside('Counter.tsx'),
      (code) => code.replace('React.useState(0);', 'React.useState(0;'),
      async () => {
        await page.getByText('DEMO_DOES_NOT_PARSE').first().waitFor();

        expect(await kept()).toEqual(AS_LEFT);
      },
    );
    await page.getByText('DEMO_DOES_NOT_PARSE').first().waitFor({ state: 'detached' });

    expect((await kept()).document).toBe(true);
  });

  it('counts warnings without covering the page, and opens by itself for errors alone', async () => {
    const box = page.locator('details[role=status]');
    await whileChanged(
      textFile(root, 0, '.zh'),
      (text) => text.replace(/^## .*$/m, ''),
      async () => {
        await box.getByText(/^\d+ warnings?$/).waitFor();

        expect(await box.locator('article:visible').count()).toBe(0);
      },
    );
    await box.waitFor({ state: 'detached' });
    await whileChanged(
      textFile(root, 0),
      (text) => `${text}\n[nowhere](/x/guide/nowhere/)\n`,
      async () => {
        await box.getByText('BROKEN_LINK').waitFor();
        await box.locator('summary').click();

        expect(await box.locator('article:visible').count()).toBe(0);
      },
    );
  });

  it('brings a demo to life that a text got', async () => {
    await whileChanged(
      textFile(root, 0),
      (text) => `{{"demo": "Hello.tsx"}}\n\n${text.replace('{{"demo": "Hello.tsx"}}', '')}`,
      async () => {
        await expect
          .poll(() =>
            page.evaluate(() => {
              const [first] = document.querySelectorAll<HTMLElement>('[data-demo]');
              return [first?.dataset['demo'], first?.textContent];
            }),
          )
          .toEqual(['Hello', 'Hello']);
      },
    );
  });

  it('shows a menu entry of another name', async () => {
    await whileChanged(
      path.join(root, 'data/navigation/index.ts'),
      (menu) => menu.replace('"Page 1"', '"Another page"'),
      async () => {
        await page.locator('nav').getByText('Another page').first().waitFor({ state: 'attached' });

        expect(await kept()).toEqual(AS_LEFT);
      },
    );
  });

  it('takes up changed styles in place, and is loaded anew for them when it has mirrored those before', async () => {
    const file = path.join(root, 'site/demo/stage-styles.ts');
    const higher = (styles: string) => styles.replace("padding: '32px 24px'", "padding: '48px 24px'");
    const padding = () =>
      page.locator(':has(> [data-demo=Hello])').evaluate((stage) => getComputedStyle(stage).paddingTop);
    expect(await padding()).toBe('32px');
    await whileChanged(file, higher, async () => {
      await expect.poll(padding).toBe('48px');

      expect(await kept()).toEqual(AS_LEFT);
    });
    await expect.poll(padding).toBe('32px');
    await page.evaluate(() => {
      document.dir = 'rtl';
    });
    await whileChanged(file, higher, async () => {
      await expect.poll(async () => (await kept()).document).toBe(false);
      await expect.poll(padding).toBe('48px');
    });
  });

  it('is shown in more tabs than a browser has connections, and in each when it is seen', async () => {
    const reader = await browser.newContext();
    const open = async () => {
      const tab = await reader.newPage();
      await tab.goto(page.url());
      return tab;
    };
    const beSeen = (tab: Page, isSeen: boolean) =>
      tab.evaluate((seen) => {
        Object.defineProperty(document, 'hidden', { value: !seen, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isSeen);
    const tabs: Page[] = [];
    for (let count = 0; count < 7; count += 1) {
      tabs.push(await open());
      const before = tabs.at(-2);
      if (before) await beSeen(before, false);
    }
    const [first, last] = [tabs[0], tabs.at(-1)];
    if (!first || !last) throw new Error('no tab is open');
    await whileChanged(
      path.join(root, 'data/navigation/index.ts'),
      (menu) => menu.replace('"Page 1"', '"Another page"'),
      async () => {
        const shown = (tab: Page) => tab.locator('nav').getByText('Another page').count();
        await expect.poll(() => shown(last)).toBeGreaterThan(0);
        expect(await shown(first)).toBe(0);

        await beSeen(first, true);

        await expect.poll(() => shown(first)).toBeGreaterThan(0);
      },
    );
    await reader.close();
  });

  it('is loaded anew when its scripts change', async () => {
    const file = path.join(root, 'site/entries/client.ts');
    await whileChanged(
      file,
      (code) => `${code}\ndocument.documentElement.dataset['news'] = '1';\n`,
      async () => {
        await page.locator('html[data-news]').waitFor();

        expect((await kept()).document).toBe(false);
      },
    );
  });
});
