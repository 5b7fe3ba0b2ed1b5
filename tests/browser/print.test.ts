import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { COPY_LINK, TOGGLE, VIEWS } from '../../site/reference/hooks';
import { MEMBERS } from '../../site/reference/members-hook';
import { hooked } from '../../site/support/dom';
import { openBrowser } from './chromium/open-browser';
import { reachFor } from './demos/reach-for';
import { watchPage } from './watch-page';

let browser: Browser;
let reader: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  await reader?.close();
  reader = await browser.newContext({ viewport: { width: 900, height: 800 }, colorScheme: 'dark' });
});

afterAll(() => browser.close());

const sorting = () => `${inject('site')}/x/react-data-grid/sorting/`;

describe('a page that is printed by a reader in dark mode', () => {
  it('is dark on light, and so is what its demos draw', async () => {
    const { page } = await watchPage(reader, sorting());
    const grid = page.locator('[data-demo]').first();
    await reachFor(grid);
    await page.locator('[data-demo][data-mounted]').first().waitFor({ timeout: 30_000 });
    await grid.getByRole('gridcell').first().waitFor({ timeout: 30_000 });
    const inks = () =>
      page.evaluate(() =>
        ['h1', '[data-demo] [role=gridcell]', '[data-demo] .MuiDataGrid-columnHeader'].map((selector) => {
          const element = document.querySelector(selector);
          const { color, backgroundColor } = getComputedStyle(element ?? document.body);
          return [color, backgroundColor].map((value) => {
            const [red = 0, , , alpha = 1] = value.match(/[\d.]+/g)?.map(Number) ?? [];
            if (alpha === 0) return 'nothing';
            return red < 128 ? 'dark' : 'light';
          });
        }),
      );
    expect((await inks()).map(([ink]) => ink)).toEqual(['light', 'light', 'light']);

    await page.emulateMedia({ media: 'print' });
    const printed = await inks();

    expect(printed.map(([ink]) => ink)).toEqual(['dark', 'dark', 'dark']);
    expect(printed.map(([, ground]) => ground)).not.toContain('dark');
  });

  it('says it is light for as long as it is printed', async () => {
    const { page } = await watchPage(reader, `${inject('site')}/x/introduction/licensing/`);
    const look = () =>
      page.evaluate(() => [document.documentElement.dataset['muiColorScheme'], document.body.className]);
    const before = await look();
    await page.evaluate(() => {
      const { documentElement: root, body } = document;
      window.addEventListener('beforeprint', () =>
        Object.assign(window, { printed: [root.dataset['muiColorScheme'], body.className] }),
      );
    });
    await page.pdf();

    expect(before).toEqual(['dark', expect.stringContaining('mode-dark')]);
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toEqual([
      'light',
      expect.stringContaining('mode-light'),
    ]);
    expect(await look()).toEqual(before);
  });
});

describe('on paper', () => {
  it.each(['skeleton', 'no-ssr'])(
    'a demo that has no picture yet leaves no empty box, and its code stands for it: %s',
    async (name) => {
      const { page } = await watchPage(reader, `${inject('site')}/components/${name}/`);
      await page.emulateMedia({ media: 'print' });
      const waiting = page.locator('section:has([data-x=waiting])');
      const drawn = await waiting.evaluateAll((demos) =>
        demos.map((demo) => ({
          hasBox: demo.querySelector<HTMLElement>('[data-ground]')?.checkVisibility(),
          hasCode: [...demo.querySelectorAll('pre')].some((code) =>
            code.checkVisibility({ contentVisibilityAuto: true }),
          ),
        })),
      );

      expect(drawn).toEqual([{ hasBox: false, hasCode: true }]);
    },
  );

  it('the reference has no tools, and every row of it is open', async () => {
    await reader.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
    const { page } = await watchPage(reader, `${inject('site')}/x/api/charts/bar-chart/`);
    const tools = page.locator([VIEWS, TOGGLE, COPY_LINK].map(hooked).join()).locator('visible=true');
    const text = page
      .locator(`${hooked(MEMBERS)}[data-kind=props] dl>[id]`)
      .first()
      .locator('dd')
      .first();
    await page.locator(hooked(TOGGLE)).first().waitFor();
    expect(await text.isVisible()).toBe(false);
    expect(await tools.count()).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print' });

    expect(await text.isVisible()).toBe(true);
    expect(await tools.count()).toBe(0);
  });
});
