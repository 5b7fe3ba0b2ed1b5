import { describe, expect, inject, it } from 'vitest';
import { footer, panels, sideMenu, summaryOf } from '../frame-elements';
import { readers } from '../readers';

const { changeReader, newReader, open } = readers();

describe('on a phone', () => {
  it('the bar says to those who listen which language and which colours there are', async () => {
    await changeReader({ viewport: { width: 700, height: 800 }, colorScheme: 'dark' });
    const page = await open('/x/introduction/licensing/');

    expect(await page.locator(summaryOf(panels.language)).ariaSnapshot()).toContain('Language: English');
    expect(await page.locator(summaryOf(panels.mode)).ariaSnapshot()).toContain('Color mode: Dark');
  });
});

describe('the colours', () => {
  it('follow the device while a page is open, unless the reader chose', async () => {
    const page = await open('/x/introduction/licensing/');
    const scheme = () =>
      page.evaluate(() => {
        const { body, documentElement } = document;
        const modes = [...body.classList].filter((name) => name.startsWith('mode-'));
        return [documentElement.dataset['muiColorScheme'], ...modes].join(' ');
      });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(scheme).toBe('light mode-light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(scheme).toBe('dark mode-dark');
    await page.locator(summaryOf(panels.mode)).click();
    await page.locator(`${panels.mode} label`).first().click();
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
        .locator(`${menu} li > *`)
        .evaluateAll((items) =>
          items.map((item) => `${item.getAttribute('href')}${item.ariaCurrent === 'true' ? ' current' : ''}`),
        );
      await page.close();
      return links;
    };

    expect(await linksOf('/zh/x/api/charts/bar-chart/', panels.product)).toEqual([
      '/zh/x/react-data-grid/',
      '/zh/x/react-date-pickers/',
      '/zh/x/react-charts/ current',
      '/zh/x/react-tree-view/',
      '/zh/x/introduction/',
    ]);
    expect(await linksOf('/x/whats-new/', panels.product)).toContain('/x/introduction/ current');
    expect(await linksOf('/x/react-data-grid/', panels.version)).toEqual([
      'null current',
      'https://v6.mui.com/x/react-data-grid/',
      'https://v5.mui.com/x/react-data-grid/',
      'https://v4.mui.com/components/data-grid/',
    ]);
    expect(await linksOf('/zh/x/react-charts/', panels.version)).toEqual([
      'null current',
      'https://v6.mui.com/zh/x/react-charts/',
    ]);
  });

  it('lead somewhere that answers without JavaScript, as every group of the side menu does', async () => {
    const plain = await newReader({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${inject('site')}/zh/x/react-data-grid/column-pinning/`);
    const links = await page
      .locator(`:is(${sideMenu},${panels.product},${panels.language},main nav,${footer}) a[href^="/"]`)
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
    const answers = await Promise.all(
      links.map(async (url) => [url, (await fetch(inject('site') + url)).status] as const),
    );

    expect(links.length).toBeGreaterThan(40);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
