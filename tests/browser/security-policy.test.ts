import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { openEverything } from './open-everything';
import { reachFor } from './demos/reach-for';

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
});

afterAll(() => browser.close());

/** Pages on which everything is pressed: one of each product, with few demos, and what else can be pressed. */
const lively = {
  'front page': '/x/',
  text: '/x/introduction/installation/',
  'tree view': '/x/react-tree-view/',
  charts: '/x/react-charts/styling/',
  pickers: '/x/react-date-pickers/date-picker/',
  'data grid': '/x/react-data-grid/',
  reference: '/x/api/charts/bar-chart/',
};

/** The other kinds of pages: they have the same frame, and nothing more. */
const quiet = {
  'Chinese front page': '/zh/x/',
  migration: '/x/migration/migration-data-grid-v4/',
  'list of pages': '/components/',
  offline: '/zh/x/offline/',
  'not found': '/x/nothing-here/',
};

it.each(Object.entries(lively))(
  'a page of the kind %s breaks no rule of its policy, whatever a reader presses',
  async (_, url) => {
    const page = await context.newPage();
    await page.goto(inject('site') + url);
    await mountAll(page);

    expect((await openEverything(page)).length).toBeGreaterThan(10);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  },
);

it('what a library writes as markup is shown as words, and runs nothing', async () => {
  const page = await context.newPage();
  await page.goto(`${inject('site')}/x/react-date-pickers/date-picker/`);
  await mountAll(page);
  const shown = await page.locator('h1').evaluate((element) => {
    element.innerHTML = '<img src="x" onerror="window.ran = true"> & YYYY';
    return [element.textContent, element.childElementCount, Reflect.get(window, 'ran')];
  });

  expect(shown).toEqual(['<img src="x" onerror="window.ran = true"> & YYYY', 0, undefined]);
  await page.close();
});

it.each(Object.entries(quiet))('a page of the kind %s breaks no rule of its policy', async (_, url) => {
  const page = await context.newPage();
  await page.goto(inject('site') + url);
  await mountAll(page);

  expect(await violationsOf(page)).toEqual([]);
  await page.close();
});

it('the Data Grid filters without breaking a rule of it', async () => {
  const page = await context.newPage();
  await page.goto(`${inject('site')}/x/react-data-grid/`);
  await reachFor(page.locator('#DataGridOverview [data-demo]'));
  const grid = page.locator('#DataGridOverview [data-demo][data-mounted]');
  await grid.getByRole('button', { name: 'Show filters' }).click({ timeout: 30_000 });
  await page.getByPlaceholder('Filter value').fill('nothing has this name');
  await grid.getByText('No results found').waitFor();

  expect(await violationsOf(page)).toEqual([]);
  await page.close();
});

it('the Data Grid prints itself without breaking a rule of it', async () => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const top = window.top ?? window;
    window.print = () => {
      Object.assign(top, { printed: document.querySelectorAll('.MuiDataGrid-row').length });
    };
    if (window !== top)
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        Reflect.get(top, 'violations').push(`in the frame: ${violatedDirective}`);
      });
  });
  await page.goto(`${inject('site')}/x/react-data-grid/`);
  await reachFor(page.locator('[data-demo]').first());
  const grid = page.locator('[data-demo][data-mounted]').first();
  await grid.getByRole('button', { name: 'Export' }).click({ timeout: 30_000 });
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBeGreaterThan(0);
  const frame = page.locator('body>iframe');
  const row = () =>
    frame.evaluate((element) => {
      const [found] =
        element instanceof HTMLIFrameElement
          ? (element.contentDocument?.querySelectorAll('.MuiDataGrid-row') ?? [])
          : [];
      return found && getComputedStyle(found).display;
    });

  expect(await row()).toBe('flex');
  expect(await violationsOf(page)).toEqual([]);
  await page.close();
});

describe('the policy', () => {
  it('stands in every page and allows no inline code and no eval', () => {
    for (const url of Object.values({ ...lively, ...quiet }).filter((kind) => kind !== quiet['not found'])) {
      const policy = policyOf(readFileSync(path.join(inject('out'), url, 'index.html'), 'utf8'));
      expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
      expect(policy['style-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
      expect(policy['require-trusted-types-for']).toBe("'script'");
      expect(JSON.stringify(policy)).not.toContain('unsafe-eval');
    }
  });

  it('is in force: injected code, rules and markup are refused and told', async () => {
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/introduction/licensing/`);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append("window.ran = 'script'");
      const style = document.createElement('style');
      style.append('body{--injected:yes}');
      document.head.append(style);
      const attempts = [
        () => document.head.append(script),
        () => Reflect.set(document.body, 'innerHTML', '<img src=x onerror="window.ran=1">'),
        () => document.body.setAttribute('onclick', 'window.ran = 2'),
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          // Trusted Types refuse by throwing.
        }
      }
      document.body.click();
      const injected = getComputedStyle(document.body).getPropertyValue('--injected');
      return [Reflect.get(window, 'ran'), injected];
    });
    expect(ran).toEqual([undefined, '']);
    await expect.poll(async () => (await violationsOf(page)).length).toBeGreaterThanOrEqual(3);
    await page.close();
  });
});

function policyOf(html: string): Record<string, string> {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    content.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** Brings every demo near and waits until it stands there. */
async function mountAll(page: Page): Promise<void> {
  for (const demo of await page.locator('[data-module]').all()) {
    await reachFor(demo);
    await page.waitForFunction(isMounted, await demo.elementHandle());
  }
  await page.waitForTimeout(1000);
}

/** React marks the element that it draws into; a framed demo has it in a document of its own. */
function isMounted(root: Element | null): boolean {
  const place = root?.querySelector('iframe')?.contentDocument?.body ?? root;
  return place !== null && Object.keys(place).some((name) => name.startsWith('__reactContainer'));
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Reflect.get(window, 'violations')].map(String));
}
