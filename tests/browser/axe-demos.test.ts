import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';

/** WCAG 2.2 AA and best practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What the library itself does in the documented version, and no demo can help: rule and element. The list
 * may only shrink: an entry that no demo shows any more fails the test.
 */
const upstream = {
  'a box to tick in a tree has no name of its own, and takes no focus': {
    rule: 'label',
    selector: '.MuiTreeItem-content input[type=checkbox]',
  },
  'a gauge without a value is still a meter': {
    rule: 'aria-required-attr',
    selector: '.MuiGauge-root:not([aria-valuenow])',
  },
  'a row that groups others says its level in a grid that is no tree grid': {
    rule: 'aria-conditional-attr',
    selector: '.MuiDataGrid-row[aria-level]',
  },
  'the mark of a missing licence is pale': {
    rule: 'color-contrast',
    selector: 'div[style*="pointer-events: none"][style*="z-index: 100000"]',
  },
};

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

it.each(['light', 'dark'] as const)(
  'demos have no fault but those of the library: %s',
  async (scheme) => {
    const known = Object.values(upstream);
    const own: string[] = [];
    const met = new Set<string>();
    for (const url of pagesWithDemos()) {
      const context = await browser.newContext({ bypassCSP: true, colorScheme: scheme });
      const page = await context.newPage();
      await page.goto(inject('site') + url);
      await mountAll(page);
      for (const { rule, excuse, html } of await faultsIn(page, known)) {
        if (excuse === undefined) own.push(`${url} ${rule} ${html}`);
        else met.add(excuse);
      }
      await context.close();
    }

    expect(own).toEqual([]);
    expect(known.map(({ selector }) => selector).filter((selector) => !met.has(selector))).toEqual([]);
  },
  1_800_000,
);

/** Urls of English pages that show a demo. */
function pagesWithDemos(): string[] {
  const out = inject('out');
  return readdirSync(path.join(out, 'x'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .filter((file) => readFileSync(path.join(out, 'x', file), 'utf8').includes('data-module='))
    .map((file) => `/x/${path.posix.dirname(file.split(path.sep).join('/'))}/`.replace('/./', '/'))
    .sort();
}

async function mountAll(page: Page): Promise<void> {
  for (const demo of await page.locator('.demo-root[data-module]').all()) {
    await demo.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (root) => {
        const place = root?.querySelector('iframe')?.contentDocument?.body ?? root;
        return Object.keys(place ?? {}).some((name) => name.startsWith('__reactContainer'));
      },
      await demo.elementHandle(),
    );
  }
  // What draws itself in a moment is not judged while it does.
  await page.waitForTimeout(500);
}

interface Fault {
  rule: string;
  html: string;
  /** The selector of the known fault that it is. */
  excuse?: string;
}

async function faultsIn(page: Page, known: { rule: string; selector: string }[]): Promise<Fault[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async ([values, excuses]) => {
      const options = { runOnly: { type: 'tag', values }, elementRef: true };
      const { violations } = await Reflect.get(window, 'axe').run({ include: [['.demo-root']] }, options);
      const found: Fault[] = [];
      for (const { id, nodes } of violations) {
        for (const { element, html } of nodes) {
          const excuse = excuses.find(({ rule, selector }) => rule === id && element.matches(selector));
          found.push({ rule: id, html: html.slice(0, 200), ...(excuse && { excuse: excuse.selector }) });
        }
      }
      return found;
    },
    [RULES, known] as const,
  );
}
