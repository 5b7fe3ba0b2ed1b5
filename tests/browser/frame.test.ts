import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { parseRedirects } from '../../generator/dev-server/host-rules';
import { openBrowser } from './chromium/open-browser';
import { watchPage } from './watch-page';

let browser: Browser;
let reader: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterEach(() => reader.close());

afterAll(() => browser.close());

async function open(url: string): Promise<Page> {
  const page = await reader.newPage();
  await page.goto(inject('site') + url);
  return page;
}

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

describe('the language menu', () => {
  const chinese = '.language-menu [lang="zh-CN"]';

  it('keeps the place and everything that was chosen', async () => {
    const page = await open('/x/react-charts/styling/?from=letter');
    await page.locator('.mode-menu summary').click();
    await page.locator('.mode-menu [value="dark"]').check({ force: true });
    await page.locator('.settings-button').click();
    await page.locator('.settings label:has([value="rtl"])').click();
    await page.keyboard.press('Escape');
    await page.locator('#StylingStroke [data-tool="variant"][value="JS"]').click();
    const heading = await page.locator('main h2[id]').last().getAttribute('id');
    await page.evaluate((id) => window.location.assign(`#${id}`), heading);
    await page.locator('.language-menu summary').click();
    await page.locator(chinese).click();
    await page.waitForURL('**/zh/**');

    expect(placeOf(page)).toBe(`/zh/x/react-charts/styling/?from=letter#${heading}`);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      muiColorScheme: 'dark',
      codeVariant: 'JS',
    });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await page.locator(`[id="${heading}"]`).evaluate((element) => element.matches(':target'))).toBe(
      true,
    );
  });

  it('keeps the place in a new tab, too', async () => {
    const page = await open('/x/introduction/licensing/#pro-plan');
    await page.locator('.language-menu summary').click();
    const opened = reader.waitForEvent('page');
    await page.locator(chinese).click({ button: 'middle' });
    const tab = await opened;
    await tab.waitForLoadState();

    expect(placeOf(tab)).toBe('/zh/x/introduction/licensing/#pro-plan');
  });

  it.each([
    ['/x/nothing-here/', chinese, '/zh/x/nothing-here/', '找不到页面'],
    ['/zh/x/nothing-here/?page=2', '.language-menu [lang="en"]', '/x/nothing-here/?page=2', 'Page not found'],
    ['/x/offline/', chinese, '/zh/x/offline/', '当前处于离线状态'],
  ])('on %s leads to the same address in the other language', async (url, link, arrival, title) => {
    const page = await open(url);
    await page.locator('.language-menu summary').click();
    await page.locator(link).click();
    await page.waitForURL(inject('site') + arrival);

    expect(await page.locator('h1').innerText()).toBe(title);
  });

  it('leads from what is missing to the other language without JavaScript, too', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${inject('site')}/x/nothing-here/`);
    await page.locator('.language-menu summary').click();
    await page.locator(chinese).click();

    expect(await page.locator('h1').innerText()).toBe('找不到页面');
    await plain.close();
  });
});

describe('the page of what is not there', () => {
  it('offers pages whose address is like the one asked for, and they answer', async () => {
    const page = await open('/zh/x/react-chart/bars/');
    const near = page.locator('.near-matches');
    await near.locator('li').first().waitFor();
    const first = near.locator('a').first();

    expect(await near.locator('h2').isVisible()).toBe(true);
    expect(await first.innerText()).toContain('图表');
    await first.click();
    await page.waitForURL('**/zh/x/react-charts/bars/');
  });

  it('says nothing of near ones where there are none', async () => {
    const page = await open('/zzz/');
    await page.waitForLoadState('networkidle');

    expect(await page.locator('.near-matches').isVisible()).toBe(false);
    expect(await page.locator('.cards a').count()).toBeGreaterThan(5);
  });
});

describe('the home page', () => {
  it.each(['/x/', '/zh/x/'])(
    '%s presents four products that live, how to install, the plans, and where to begin',
    async (url) => {
      const { page, complaints } = await watchPage(reader, inject('site') + url);
      const alive = [
        '.MuiDataGrid-row',
        '.MuiPickersDay-root',
        '.MuiLineElement-root, .MuiBarElement-root',
        '[role=treeitem]',
      ];
      for (const [at, part] of alive.entries()) {
        const specimen = page.locator('.specimen').nth(at);
        await specimen.scrollIntoViewIfNeeded();
        await page.waitForFunction(
          (root) => Object.keys(root ?? {}).some((name) => name.startsWith('__reactContainer')),
          await specimen.locator('.demo-root').elementHandle(),
        );
        await specimen.locator(part).first().waitFor();
        expect(await specimen.locator('h2').isVisible()).toBe(true);
      }

      expect(await page.locator('.specimen').count()).toBe(4);
      expect(await page.locator('.hero .code').first().innerText()).toContain(
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

describe('the contents', () => {
  const current = (page: Page) =>
    page
      .locator('.contents [aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  it('mark the heading that a reader has scrolled to, and none at the beginning', async () => {
    const page = await open('/x/react-charts/styling/');
    const links = await page
      .locator('.contents a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const third = links[2] ?? '';
    expect(await current(page)).toEqual([]);
    await page.locator(`[id="${third.slice(1)}"]`).evaluate((heading) => heading.scrollIntoView());

    await expect.poll(() => current(page)).toEqual([third]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => current(page)).toEqual([links.at(-1)]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => current(page)).toEqual([]);
  });

  it('mark the heading that was pressed, and close where they are a sheet', async () => {
    await reader.close();
    reader = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await open('/x/react-charts/styling/');
    await page.locator('.contents-button:not(.copy-page)').click();
    const link = page.locator('.contents a').nth(3);
    const href = await link.getAttribute('href');
    await link.click();

    expect(await current(page)).toEqual([href]);
    expect(await page.locator('.contents').isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe(href);
  });
});

describe('the drawer', () => {
  it('comes from where lines start, and a tap beside it gives the focus back', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const phone = await browser.newContext({ viewport: { width: 390, height: 800 } });
      await phone.addInitScript((dir) => {
        localStorage.setItem('theme-settings', JSON.stringify({ direction: dir }));
      }, direction);
      const page = await phone.newPage();
      await page.goto(`${inject('site')}/x/introduction/licensing/`);
      const menu = page.locator('.side-menu');
      const begins = await menu.evaluate((element) => {
        if (!(element instanceof HTMLElement)) return undefined;
        element.showPopover();
        for (const slide of element.getAnimations()) {
          slide.pause();
          slide.currentTime = 0;
        }
        const { left, right } = element.getBoundingClientRect();
        element.hidePopover();
        return document.dir === 'rtl' ? right - window.innerWidth : -left;
      });
      await page.locator('.menu-button').click();
      expect(begins, direction).toBe(40);
      await page.mouse.click(direction === 'rtl' ? 20 : 370, 400);

      await expect.poll(() => menu.isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('menu-button');
      await phone.close();
    }
  });

  it('is a column from 1200 px on, below a bar of 57 px, and leads to GitHub where the bar has no room', async () => {
    const page = await open('/x/introduction/licensing/');
    for (const [width, isColumn, whereGitHubIs] of [
      [1200, true, '.top-bar'],
      [1199, false, '.top-bar'],
      [599, false, '.drawer-head'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const menu = page.locator('.side-menu');
      expect(await menu.isVisible(), `${width} px`).toBe(isColumn);
      if (isColumn) expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 57, width: 300 });
      else await page.locator('.menu-button').click();
      expect(await page.locator('.top-bar').evaluate((bar) => bar.getBoundingClientRect().height)).toBe(57);
      const link = page.locator(':is(.top-bar,.drawer-head) a[href="https://github.com/mui/mui-x"]:visible');
      expect(await link.evaluateAll((links) => links.map((one) => one.parentElement?.className))).toEqual([
        whereGitHubIs.slice(1),
      ]);
      if (!isColumn) await page.keyboard.press('Escape');
    }
  });
});

describe('on a phone', () => {
  it('the bar says to those who listen which language and which colours there are', async () => {
    await reader.close();
    reader = await browser.newContext({ viewport: { width: 700, height: 800 }, colorScheme: 'dark' });
    const page = await open('/x/introduction/licensing/');

    expect(await page.locator('.language-menu summary').ariaSnapshot()).toContain('Language: English');
    expect(await page.locator('.mode-menu summary').ariaSnapshot()).toContain('Color mode: Dark');
  });
});

describe('a mirrored page', () => {
  it('ends its sentences where they end', async () => {
    await reader.addInitScript(() => {
      localStorage.setItem('theme-settings', JSON.stringify({ direction: 'rtl' }));
    });
    for (const url of ['/x/introduction/licensing/', '/zh/x/introduction/licensing/']) {
      const page = await open(url);
      const edges = await page.locator('.description').evaluate((text) => {
        const edgeOf = (from: number, to: number) => {
          const range = document.createRange();
          const words = text.firstChild ?? text;
          const end = words.textContent?.length ?? 0;
          range.setStart(words, end + from);
          range.setEnd(words, end + to);
          return range.getBoundingClientRect();
        };
        return { stop: edgeOf(-1, 0).left, before: edgeOf(-2, -1).right, text: text.textContent };
      });

      expect(edges.text).toMatch(/[.。]$/);
      expect(edges.stop).toBeGreaterThanOrEqual(edges.before - 1);
      expect(await page.locator('.description').evaluate((text) => getComputedStyle(text).textAlign)).toBe(
        'right',
      );
    }
  });
});

describe('the colours', () => {
  it('follow the device while a page is open, unless the reader chose', async () => {
    const page = await open('/x/introduction/licensing/');
    const scheme = () =>
      page.evaluate(() => `${document.documentElement.dataset['muiColorScheme']} ${document.body.className}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(scheme).toBe('light mode-light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(scheme).toBe('dark mode-dark');
    await page.locator('.mode-menu summary').click();
    await page.locator('.mode-menu label').first().click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(200);

    expect(await scheme()).toBe('light mode-light');
  });
});

describe('the menus of the bar', () => {
  it('lead to the other products and to older versions on their hosts, in the language of the page', async () => {
    const linksOf = async (url: string, menu: string) => {
      const page = await open(url);
      const links = await page
        .locator(`${menu} .panel-item`)
        .evaluateAll((items) =>
          items.map((item) => `${item.getAttribute('href')}${item.ariaCurrent === 'true' ? ' current' : ''}`),
        );
      await page.close();
      return links;
    };

    expect(await linksOf('/zh/x/api/charts/bar-chart/', '.product-menu')).toEqual([
      '/zh/x/react-data-grid/',
      '/zh/x/react-date-pickers/',
      '/zh/x/react-charts/ current',
      '/zh/x/react-tree-view/',
      '/zh/x/introduction/',
    ]);
    expect(await linksOf('/x/whats-new/', '.product-menu')).toContain('/x/introduction/ current');
    expect(await linksOf('/x/react-data-grid/', '.version-menu')).toEqual([
      'null current',
      'https://v6.mui.com/x/react-data-grid/',
      'https://v5.mui.com/x/react-data-grid/',
      'https://v4.mui.com/components/data-grid/',
    ]);
    expect(await linksOf('/zh/x/react-charts/', '.version-menu')).toEqual([
      'null current',
      'https://v6.mui.com/zh/x/react-charts/',
    ]);
  });

  it('lead somewhere that answers without JavaScript, as every group of the side menu does', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${inject('site')}/zh/x/react-data-grid/column-pinning/`);
    const links = await page
      .locator(':is(.side-menu,.product-menu,.language-menu,.breadcrumb,.neighbours,.footer) a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
    const answers = await Promise.all(
      links.map(async (url) => [url, (await fetch(inject('site') + url)).status] as const),
    );

    expect(links.length).toBeGreaterThan(40);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    await plain.close();
  });
});

describe('the way back to the top', () => {
  it('is offered after 200 px, and takes the focus along', async () => {
    await reader.close();
    reader = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const page = await open('/x/introduction/licensing/');
    const link = page.locator('.back-to-top');
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    expect(await link.isVisible()).toBe(false);
    await scrollTo(200);
    await page.waitForTimeout(200);
    expect(await link.isVisible()).toBe(false);
    await scrollTo(201);
    await expect.poll(() => link.isVisible()).toBe(true);
    await scrollTo(1500);
    await link.click();

    // Without motion it is there at once.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('logo');
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  it('glides for readers who like motion', async () => {
    const page = await open('/x/introduction/licensing/');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.locator('.back-to-top').click();

    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('the way past the frame', () => {
  it('is the first stop, is seen only then, and goes on inside the text', async () => {
    const page = await open('/x/introduction/licensing/');
    const link = page.locator('.skip-link');
    const isOnScreen = () => link.evaluate((element) => element.getBoundingClientRect().bottom > 0);
    expect(await isOnScreen()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(isOnScreen).toBe(true);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');

    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main-content');
    await expect.poll(isOnScreen).toBe(false);
  });
});

describe('the side menu', () => {
  it('is on the next page where it was left, with what was open', async () => {
    await reader.close();
    reader = await browser.newContext({ viewport: { width: 1280, height: 500 } });
    const page = await open('/x/react-data-grid/column-definition/');
    const menu = page.locator('.side-menu');
    await menu.locator('[data-group="/x/migration-group"]').click();
    await menu.locator('a[href^="/x/migration/"]').nth(2).waitFor();
    // Its neighbour stands in the same group, so nothing above it changes with the page.
    const next = menu.locator('li:has(> [aria-current]) + li > a');
    const before = await menu.evaluate((element) => {
      element.scrollTop = 70;
      return element.scrollTop;
    });
    await next.click();
    await page.waitForURL((url) => !url.pathname.endsWith('/column-definition/'));

    expect(before).toBe(70);
    await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBe(before);
    expect(await menu.locator('[data-group="/x/migration-group"]').getAttribute('aria-expanded')).toBe(
      'true',
    );
  });
});
