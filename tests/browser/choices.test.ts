import { readFileSync } from 'node:fs';
import lzString from 'lz-string';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { SETTINGS } from '../../site/layout/hooks';
import { reachFor } from './demos/reach-for';
import { settingsButton } from './frame-elements';
import { hold } from './hold';
import { readers } from './readers';
import { waitUntilStill } from './wait-until-still';
import { watchPage } from './watch-page';

const { changeReader, newReader, open, reader } = readers();

const styling = () => `${inject('site')}/x/react-charts/styling/`;

const DEMO = '#StylingStroke';

describe('the settings in two windows', () => {
  it('show what is chosen in the other one, and that all was removed', async () => {
    const chosen = (page: Page) => page.locator(`#${SETTINGS} [name=direction]:checked`).inputValue();
    const [first, second] = [await reader().newPage(), await reader().newPage()];
    for (const page of [first, second]) {
      await page.goto(styling());
      await page.locator(settingsButton).click();
      await expect.poll(() => chosen(page)).toBe('ltr');
    }
    await first.locator(`#${SETTINGS} label:has([value="rtl"])`).click();
    await expect.poll(() => chosen(second)).toBe('rtl');
    await first.evaluate(() => localStorage.clear());

    await expect.poll(() => chosen(second)).toBe('ltr');
    expect(await second.evaluate(() => document.dir)).toBe('ltr');
  });
});

describe('code in a page from right to left', () => {
  it('is read from left to right, and no button lies on its beginning', async () => {
    await changeReader({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await reader().addInitScript(() => localStorage.setItem('theme-settings', '{"direction":"rtl"}'));
    const page = await reader().newPage();
    await page.goto(`${inject('site')}/x/react-data-grid/getting-started/`);
    const button = page.locator('[data-x=code]:has(> pre:first-child) > button').first();
    await button.waitFor();
    const sides = await button.evaluate((element) => {
      const block = element.parentElement?.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return [own.left - (block?.left ?? 0), (block?.right ?? 0) - own.right];
    });
    expect(sides[0]).toBeGreaterThan(sides[1] ?? 0);

    await page.goto(`${inject('site')}/x/api/data-grid/data-grid/`);
    const places = await page
      .locator('[data-default]')
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: number[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          found.push(range.getBoundingClientRect().left);
        }
        return found;
      });
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the styling of code', () => {
  it('comes from the hash first, then from the cookie, then it is MUI System', async () => {
    const shown = async (hash: string) => {
      const { page } = await watchPage(reader(), styling() + hash);
      const choice = await page.evaluate(() => document.documentElement.dataset['codeStyling']);
      await page.close();
      return choice;
    };

    expect(await shown('')).toBe('system');
    await reader().addCookies([{ name: 'codeStyling', value: 'CSS', url: inject('site') }]);
    expect(await shown('')).toBe('css');
    expect(await shown('#tailwind-StylingStroke.tsx')).toBe('tailwind');
  });

  it('is chosen for the whole page and for other tabs, and the demo is drawn with it', async () => {
    const { page, complaints } = await watchPage(reader(), styling());
    const other = await watchPage(reader(), styling());
    const demo = page.locator(DEMO);
    await reachFor(demo);
    await demo.locator('[data-mounted] .MuiLineElement-root').first().waitFor({ timeout: 30_000 });
    await demo.locator('[data-x=tools] details:first-child summary').click();
    await demo.locator('[data-tool="styling"][value="css"]').click();

    await demo.locator('.sales-chart').first().waitFor({ timeout: 30_000 });
    expect(await page.evaluate(() => document.cookie)).toContain('codeStyling=CSS');
    const chosen = () => other.page.evaluate(() => document.documentElement.dataset['codeStyling']);
    await expect.poll(chosen).toBe('css');
    expect(complaints).toEqual([]);
  });
});

describe('the language of code', () => {
  it('is chosen for the whole page and for other tabs, and is remembered for a year', async () => {
    const { page, complaints } = await watchPage(reader(), styling());
    const other = await watchPage(reader(), styling());
    const shown = ({ page }: { page: Page }) =>
      page
        .locator(`${DEMO} [data-tool="variant"]`)
        .evaluateAll((tools) =>
          tools
            .filter((tool) => tool.getAttribute('aria-pressed') === 'true')
            .map((tool) => tool.textContent),
        );
    expect(await shown(other)).toEqual(['TS']);
    await page.locator(`${DEMO} [data-tool="variant"][value="JS"]`).click();

    await expect.poll(() => shown(other)).toEqual(['JS']);
    await other.page.locator(`${DEMO} [data-x=tools] details:first-child summary`).click();
    await other.page.locator(`${DEMO} [data-tool="styling"][value="tailwind"]`).click();
    const inDays = (seconds: number) => Math.round((seconds - Date.now() / 1000) / 86_400);
    const remembered = async () => {
      const cookies = await reader().cookies();
      return Object.fromEntries(cookies.map(({ name, value, expires }) => [name, [value, inDays(expires)]]));
    };
    await expect.poll(remembered).toEqual({ codeVariant: ['JS', 365], codeStyling: ['Tailwind', 365] });
    expect([...complaints, ...other.complaints]).toEqual([]);
  });
});

describe('a link to the code of a demo', () => {
  it('opens it in the styling and the language it names', async () => {
    const { page } = await watchPage(reader(), `${styling()}#tailwind-StylingStroke.js`);
    const variant = page.locator(`${DEMO} [data-styling="tailwind"][data-language="JS"]`);

    expect(await variant.isVisible()).toBe(true);
    expect(await page.locator(`${DEMO} [data-styling="system"]`).first().isVisible()).toBe(false);
    const line = page.locator(`${DEMO} [data-mounted] .MuiLineElement-root`).first();
    await reachFor(page.locator(DEMO));
    // The classes work: they are compiled into the demo's module.
    await expect
      .poll(() => line.evaluate((path) => getComputedStyle(path).strokeWidth).catch(() => ''), {
        timeout: 30_000,
      })
      .toBe('4px');
  });
});

/** The files that a sandbox is given: all in one packed field (CodeSandbox), or a field each (StackBlitz). */
function filesIn(fields: URLSearchParams): string[] {
  const packed = fields.get('parameters');
  if (packed === null)
    return [...fields].filter(([name]) => name.startsWith('project[files]')).map(([, text]) => text);
  const text = lzString.decompressFromBase64(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const { files }: { files: Record<string, { content: string }> } = JSON.parse(text);
  return Object.values(files).map(({ content }) => content);
}

describe('a sandbox', () => {
  it.each(['stackblitz', 'codesandbox'])(
    'is opened at %s in a new tab, with the code that is shown',
    async (place) => {
      const posted: string[] = [];
      let sent = new URLSearchParams();
      await reader().route(/^https:/, (route) => {
        const request = route.request();
        posted.push(`${request.method()} ${new URL(request.url()).host}`);
        sent = new URLSearchParams(request.postData() ?? '');
        return route.fulfill({ body: 'opened' });
      });
      const { page } = await watchPage(reader(), styling());
      const opened = reader().waitForEvent('page');
      await page.locator(`${DEMO} [data-tool="${place}"]`).click();
      await (await opened).getByText('opened').waitFor();

      expect(posted).toEqual([`POST ${place}.${place === 'stackblitz' ? 'com' : 'io'}`]);
      const source = 'data/pages/x/react-charts/styling/StylingStroke/system/index.tsx';
      // A form sends every line with a carriage return.
      const files = filesIn(sent).map((text) => text.replaceAll('\r\n', '\n').trim());
      expect(files).toContain(readFileSync(source, 'utf8').trim());
    },
  );
});

describe('the settings', () => {
  it('mirror the page and its demos, and the next page comes mirrored', async () => {
    const { page, complaints } = await watchPage(reader(), styling());
    await page.locator(settingsButton).click();
    await page.locator(`#${SETTINGS} label:has([value="rtl"])`).click();
    await page.keyboard.press('Escape');
    const demo = page.locator(DEMO);
    await reachFor(demo);
    await demo.locator('[data-mounted] .MuiLineElement-root').first().waitFor({ timeout: 30_000 });

    expect(await demo.locator('[class*="demo-rtl-"]').count()).toBeGreaterThan(0);
    expect(await page.locator(settingsButton).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
    const next = await watchPage(reader(), `${inject('site')}/x/introduction/licensing/`);
    expect(await next.page.evaluate(() => [document.documentElement.dir, document.body.dir])).toEqual([
      'rtl',
      'rtl',
    ]);
    expect(await next.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    expect(await next.shift()).toBeLessThanOrEqual(0.01);
    expect([...complaints, ...next.complaints]).toEqual([]);
  });

  it('are there as soon as they can be, however slow the line', async () => {
    const { page } = await watchPage(reader(), `${inject('site')}/x/introduction/licensing/`);
    const release = await hold(page, '**/run-settings-*.js');
    await page.locator(settingsButton).click();
    await page.locator(`#${SETTINGS} label:has([value="rtl"])`).click();
    await page.locator(`#${SETTINGS} [name="INCREASE_SPACING"]`).click();
    expect(await page.evaluate(() => document.dir)).toBe('ltr');
    release();

    await expect.poll(() => page.evaluate(() => document.dir)).toBe('rtl');
    expect(await page.locator(`#${SETTINGS} [value="rtl"]`).isChecked()).toBe(true);
    expect(await page.locator(`#${SETTINGS} output`).textContent()).toBe('9 px');
  });

  it('say so when they could not be fetched, and are asked for again by choices, which wait for them', async () => {
    const page = await open('/x/introduction/licensing/');
    let isBroken = true;
    await page.route(/\/run-settings-/, async (route) => {
      // Choices are made while the drawer's own request still waits, which fails as well.
      const answer = isBroken ? () => route.abort() : () => route.continue();
      await new Promise((resolve) => setTimeout(resolve, 800));
      return answer();
    });
    const failure = page.getByRole('alert');
    await page.locator(settingsButton).click();
    await failure.waitFor();

    isBroken = false;
    await page.locator(`#${SETTINGS} label:has([value="rtl"])`).click();
    await page.locator(`#${SETTINGS} [name="INCREASE_SPACING"]`).click();
    expect(await page.evaluate(() => document.dir)).toBe('ltr');
    await expect.poll(() => page.evaluate(() => document.dir)).toBe('rtl');
    expect(await page.locator(`#${SETTINGS} [value="rtl"]`).isChecked()).toBe(true);
    expect(await page.locator(`#${SETTINGS} output`).textContent()).toBe('9 px');
    expect(await failure.isVisible()).toBe(false);
  });

  it('colour the demos that are there already, here and in other tabs', async () => {
    const { page } = await watchPage(reader(), `${inject('site')}/x/react-charts/pie/`);
    const slider = page.locator('[data-demo] .MuiSlider-root').first();
    await reachFor(page.locator('[data-demo]:has(.MuiSlider-root)').first());
    await page.locator('[data-mounted] .MuiSlider-root').first().waitFor({ timeout: 30_000 });
    const color = () => slider.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(color).toBe('rgb(10, 108, 98)');
    await page.locator(settingsButton).click();
    await page.locator(`#${SETTINGS} [name="primary"]`).fill('#ff0000');

    await expect.poll(color).toBe('rgb(255, 0, 0)');
    expect(await page.evaluate(() => document.cookie)).toContain('{"primary":{"main":"#ff0000"}}');
    const { page: other } = await watchPage(reader(), `${inject('site')}/x/introduction/licensing/`);
    await other.locator(settingsButton).click();
    await expect.poll(() => other.locator(`#${SETTINGS} [name="primary"]`).inputValue()).toBe('#ff0000');
    await other.locator(`#${SETTINGS} [name="RESET_COLORS"]`).click();
    // A page that nobody sees is drawn anew when it is seen.
    await page.bringToFront();
    await expect.poll(color).toBe('rgb(10, 108, 98)');
  });

  it('give the demos that are there already the theme of Material, and keep it for the next page', async () => {
    const { page } = await watchPage(reader(), `${inject('site')}/components/buttons/`);
    const button = page.locator('[data-mounted] .MuiButton-contained').first();
    await reachFor(page.locator('[data-demo]:has(.MuiButton-contained)').first());
    await button.waitFor({ timeout: 30_000 });
    const look = () =>
      button.evaluate((element) => {
        const { backgroundColor, fontFamily } = getComputedStyle(element);
        return [backgroundColor, fontFamily.split(',')[0]];
      });
    await expect.poll(look).toEqual(['rgb(10, 108, 98)', 'Geist']);
    await page.locator(settingsButton).click();
    await page.locator(`#${SETTINGS} label:has([name="demoTheme"][value="material"])`).click();

    await expect.poll(look).toEqual(['rgb(25, 118, 210)', 'Roboto']);
    await page.goto(`${inject('site')}/components/alert/`);
    const alert = page.locator('[data-mounted] .MuiAlert-root').first();
    await reachFor(page.locator('[data-demo]').first());
    await alert.waitFor({ timeout: 30_000 });
    expect(await alert.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Roboto');
  });
});

describe('for readers from right to left', () => {
  /** Where things are drawn, from the right to the left, by their words. */
  const fromTheRight = (things: Locator) =>
    things.evaluateAll((elements) =>
      elements
        .map((element) => ({
          words: element.getAttribute('aria-label') ?? element.textContent,
          right: element.getBoundingClientRect().right,
        }))
        .sort((a, b) => b.right - a.right)
        .map(({ words }) => words),
    );

  async function firstDemo(url: string): Promise<{ page: Page; demo: Locator }> {
    await reader().addInitScript(() => localStorage.setItem('theme-settings', '{"direction":"rtl"}'));
    const { page } = await watchPage(reader(), inject('site') + url);
    const demo = page.locator('[data-demo]').first();
    await reachFor(demo);
    await demo.locator('[class*="demo-rtl-"]').first().waitFor({ timeout: 30_000 });
    return { page, demo };
  }

  it('the columns of a Data Grid begin at the right, and numbers are at the left', async () => {
    const { demo } = await firstDemo('/x/react-data-grid/sorting/');
    await demo.getByRole('gridcell').first().waitFor();

    expect(await fromTheRight(demo.getByRole('columnheader'))).toEqual([
      'River',
      'Length, km',
      'Observed since',
    ]);
    expect(await fromTheRight(demo.locator('[data-rowindex="0"]').getByRole('gridcell'))).toEqual([
      'Danube',
      '2,850',
      '5/9/2023',
    ]);
    const number = demo.getByRole('gridcell', { name: '2,850' });
    expect(await number.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('left');
  });

  it('the calendar of a date picker begins at the right, and opens on the screen', async () => {
    const { page, demo } = await firstDemo('/x/react-date-pickers/date-picker/');
    await demo.getByRole('button').first().click();
    const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
    await calendar.waitFor();

    expect(await fromTheRight(calendar.getByRole('columnheader'))).toEqual([
      ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ]);
    expect(await fromTheRight(calendar.locator('button[aria-label$=" month"]'))).toEqual([
      'Previous month',
      'Next month',
    ]);
    const gaps = await calendar.locator('.MuiPickersCalendarHeader-root').evaluate((header) => {
      const { paddingLeft, paddingRight } = getComputedStyle(header);
      return { paddingLeft, paddingRight };
    });
    expect(gaps).toEqual({ paddingLeft: '12px', paddingRight: '24px' });
    const field = await demo.locator('.MuiInputBase-root').first().boundingBox();
    const popup = await calendar.boundingBox();
    expect((popup?.x ?? 0) + (popup?.width ?? 0)).toBeCloseTo((field?.x ?? 0) + (field?.width ?? 0), -1);
  });

  it('the items of a tree are indented from the right, after their icons', async () => {
    const { demo } = await firstDemo('/x/react-tree-view/rich-tree-view/items/');
    const right = (item: Locator) => item.evaluate((element) => element.getBoundingClientRect().right);
    const group = demo.locator('.MuiTreeItem-content').filter({ hasText: 'Paintings' });
    const child = demo.locator('.MuiTreeItem-content').filter({ hasText: 'Landscapes' });
    const label = '.MuiTreeItem-label';

    expect(await right(child.locator(label))).toBeLessThan(await right(group.locator(label)));
    expect(await right(group.locator(label))).toBeLessThan(
      await right(group.locator('.MuiTreeItem-iconContainer')),
    );
  });
});

it('a Chinese page is set as Chinese is', async () => {
  const { page } = await watchPage(reader(), `${inject('site')}/zh/x/introduction/licensing/`);
  const set = await page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const [emphasis, foreign] = [document.createElement('em'), document.createElement('span')];
    foreign.lang = 'en';
    main.append(emphasis, foreign, document.createElement('code'));
    const style = (element: Element) => getComputedStyle(element);
    const { fontFamily, fontSynthesisStyle } = style(main);
    return {
      faces: fontFamily.split(', ').slice(0, 2),
      fontSynthesisStyle,
      spaced: style(main).getPropertyValue('text-autospace'),
      spacedInCode: style(main.lastElementChild ?? main).getPropertyValue('text-autospace'),
      slant: style(emphasis).fontStyle,
      foreignFace: style(foreign).fontFamily.split(', ')[0],
    };
  });

  expect(set).toEqual({
    // Chinese itself is in none of our own faces: the system's come next.
    faces: ['"Geist Hans"', '"PingFang SC"'],
    fontSynthesisStyle: 'none',
    spaced: 'normal',
    spacedInCode: 'no-autospace',
    slant: 'normal',
    foreignFace: 'Geist',
  });
});

it('the toolbar of a demo fits on every phone', async () => {
  for (const width of [320, 360, 412]) {
    const phone = await newReader({ viewport: { width, height: 740 }, hasTouch: true });
    const page = await phone.newPage();
    await page.goto(styling());
    await page.locator(`${DEMO} [data-x=tools] details:last-child summary`).click();
    const panel = await page.locator(`${DEMO} [data-x=tools] details:last-child > div`).boundingBox();

    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

describe('MUI speaks the language of the page', () => {
  const localeFiles = (files: string[]) => files.filter((file) => /locale|-zh-|-pt-/.test(file));

  async function open(url: string) {
    const page = await reader().newPage();
    const files: string[] = [];
    page.on('response', (response) => files.push(response.url()));
    await page.goto(inject('site') + url);
    const demo = page.locator('[data-demo]').first();
    await reachFor(demo);
    // Its drawing has words, too.
    await page.locator('[data-demo][data-mounted]').first().waitFor({ timeout: 30_000 });
    return { page, demo, files };
  }

  it('the footer of a Data Grid and a date picker are Chinese on Chinese pages', async () => {
    const grid = await open('/zh/x/react-data-grid/');
    await grid.demo.getByText('每页行数').waitFor({ timeout: 30_000 });
    const picker = await open('/zh/x/react-date-pickers/date-picker/');
    await picker.demo.getByRole('button', { name: '选择日期' }).first().waitFor({ timeout: 30_000 });

    expect(localeFiles(grid.files).filter((file) => file.includes('date-pickers'))).toEqual([]);
    expect(localeFiles(picker.files).filter((file) => file.includes('data-grid'))).toEqual([]);
  });

  it('English pages load no words of other languages', async () => {
    const { demo, files } = await open('/x/react-data-grid/');
    await demo.getByText('Rows per page').waitFor({ timeout: 30_000 });

    expect(localeFiles(files)).toEqual([]);
  });
});

describe('the same page in the other language', () => {
  const PAGE = '/x/react-charts/bars/';

  async function follow(page: Page): Promise<{ hash: string; top: number }> {
    await page.locator('details:has([data-x=language-menu]) > summary').click();
    await page.waitForLoadState('networkidle');
    await page.locator('[data-language=zh] a[data-keep-place]').first().click();
    await page.waitForURL(/\/zh\//);
    await page.waitForFunction(() => scrollY > 0 || location.hash === '');
    return page.evaluate(() => ({
      hash: location.hash,
      top: document.querySelector(':target')?.getBoundingClientRect().top ?? 0,
    }));
  }

  it('opens at the section that is read, whatever link was followed before', async () => {
    const page = await reader().newPage();
    await page.goto(`${inject('site')}${PAGE}#color`);
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
    );
    await waitUntilStill(page);
    const read = await page.locator('#page_contents a[aria-current]').getAttribute('href');
    expect(read).not.toBe('#color');
    const { hash, top } = await follow(page);

    expect(hash).toBe(read);
    expect(Math.abs(top)).toBeLessThan(300);
  });

  it('opens at its top for a reader who is there', async () => {
    const page = await reader().newPage();
    await page.goto(inject('site') + PAGE);

    expect((await follow(page)).hash).toBe('');
  });
});
