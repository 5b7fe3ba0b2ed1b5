import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { parseRedirects } from '../../../generator/dev-server/host-rules';
import { readers } from '../readers';
import { watchPage } from '../watch-page';
import { reachFor } from '../demos/reach-for';

const { open, reader } = readers();

/** Path, query and hash of where a page is. */
const placeOf = (page: Page): string => page.url().slice(inject('site').length);

describe('the root of the host', () => {
  it('leads to the home page in each language, for hosts that read rules and for those that do not', async () => {
    const rules = parseRedirects(readFileSync(path.join(inject('out'), '_redirects'), 'utf8'));
    const roots = rules.filter(({ from }) => !from.includes('/x/') && from.endsWith('/') && from.length <= 4);

    expect(roots).toEqual([
      { from: '/', to: '/x/', status: 301 },
      { from: '/zh/', to: '/zh/x/', status: 301 },
    ]);
    for (const { from, to } of roots) {
      expect(readFileSync(path.join(inject('out'), from, 'index.html'), 'utf8')).toContain(`url=${to}"`);
      const page = await open(from);
      expect(placeOf(page)).toBe(to);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }
  });
});

describe('the home page', () => {
  it.each(['/x/', '/zh/x/'])(
    '%s presents four products that live, how to install, the plans, and where to begin',
    async (url) => {
      const { page, complaints } = await watchPage(reader(), inject('site') + url);
      const alive = [
        '.MuiDataGrid-row',
        '.MuiPickersDay-root',
        '.MuiLineElement-root, .MuiBarElement-root',
        '[role=treeitem]',
      ];
      for (const [at, part] of alive.entries()) {
        const specimen = page.locator('main > div > section').nth(at);
        await reachFor(specimen);
        await page.waitForFunction(
          (root) => Object.keys(root ?? {}).some((name) => name.startsWith('__reactContainer')),
          await specimen.locator('[data-demo]').elementHandle(),
        );
        await specimen.locator(part).first().waitFor();
        expect(await specimen.locator('h2').isVisible()).toBe(true);
      }

      expect(await page.locator('main > div > section').count()).toBe(4);
      expect(await page.locator('main pre').first().innerText()).toContain(
        'npm install @mui/x-data-grid@7.18.0',
      );
      const plans = await page.locator('.home-plan h3').allInnerTexts();
      expect(plans.map((name) => name.trim())).toEqual(['Community', 'Pro', 'Premium']);
      expect(await page.locator('.home-plan li').count()).toBeGreaterThan(8);
      const ways = page.locator('.home-ways > div');
      expect(await ways.count()).toBe(3);
      expect(await ways.locator('a[href]').count()).toBeGreaterThanOrEqual(9);
      expect(complaints).toEqual([]);
    },
  );
});
