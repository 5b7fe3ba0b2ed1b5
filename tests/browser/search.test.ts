import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { MODE_MENU } from '../../site/layout/hooks';
import { SEARCH_BUTTON } from '../../site/search/button-hook';
import { SEARCH_DIALOG, SEARCH_NOTE } from '../../site/search/hooks';
import { hooked } from '../../site/support/dom';
import { sideMenu, topBar } from './frame-elements';
import { hold } from './hold';
import { readers } from './readers';

const { changeReader, newReader, open } = readers();

const PAGE = '/x/react-charts/bars/';

const BUTTON = hooked(SEARCH_BUTTON);
const DIALOG = hooked(SEARCH_DIALOG);
const FIELD = `${DIALOG} input`;
const OPTION = `${DIALOG} [role=option]`;

/** Opens the search of a page with its key. */
async function search(page: Page): Promise<void> {
  await page.waitForSelector(`${BUTTON}:visible`);
  // The page's script may come after the first press.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k');
      return page.locator(`${DIALOG}:popover-open`).count();
    })
    .toBe(1);
  // A press while the code came opens it once more, which gives the focus to the field again.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Asks, and waits until all that can be found is there. */
async function ask(page: Page, question: string): Promise<void> {
  await page.locator(FIELD).fill(question);
  await whole(page);
}

async function whole(page: Page): Promise<void> {
  await page.waitForSelector(`${DIALOG}[data-whole] [role=listbox]:not([data-rest])`, {
    state: 'attached',
  });
}

/** The result that is chosen. */
const chosen = (page: Page) =>
  page.locator(FIELD).evaluate((field) => {
    const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    return { href: option?.getAttribute('href') ?? '', selected: option?.ariaSelected };
  });

/** Runs in the page: what was fetched to answer questions. */
const fetchedForSearch = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/search\/|search-worker|answer-questions/.test(name));

/** Changes when the page is loaded again. */
const timeOfLoad = (page: Page) => page.evaluate(() => performance.timeOrigin);

const hrefs = (page: Page) =>
  page.locator(OPTION).evaluateAll((all) => all.map((one) => one.getAttribute('href')));

describe('a search whose code cannot be loaded', () => {
  it('says so below the bar', async () => {
    await changeReader({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await open(PAGE);
    const button = page.locator(BUTTON);
    await page.context().setOffline(true);
    await button.tap();
    const note = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
    await expect.poll(note).toContain('could not be loaded');
    await expect
      .poll(() => page.locator('[role=status]').allTextContents())
      .toContain('This could not be loaded');
  });
});

describe('the search is opened', () => {
  it.each(['Control+k', 'Meta+k', '/'])('with %s, and closed with Escape', async (key) => {
    const page = await open(PAGE);
    await page.waitForSelector(`${BUTTON}:visible`);
    await expect
      .poll(async () => {
        await page.keyboard.press(key);
        return page.locator(`${DIALOG}:popover-open`).count();
      })
      .toBe(1);
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    await page.keyboard.press('Escape');

    expect(await page.locator(DIALOG).isVisible()).toBe(false);
  });

  it('with its button, which has the focus again afterwards', async () => {
    const page = await open('/zh/x/react-charts/bars/');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await page.waitForSelector(`${DIALOG}:popover-open`);
    await page.keyboard.press('Escape');

    expect(await page.locator(BUTTON).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('over the open drawer of the menu, which closes, and is closed with Escape', async () => {
    await changeReader({ viewport: { width: 390, height: 844 } });
    const page = await open(PAGE);
    const opener = page.locator(`${topBar} [popovertarget]`).first();
    await opener.click();
    await page.locator(sideMenu).waitFor();
    await search(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('combobox');
    expect(await page.locator(sideMenu).isVisible()).toBe(false);
    await page.keyboard.type('a');
    expect(await page.locator(FIELD).inputValue()).toBe('a');
    await page.keyboard.press('Escape');

    expect(await page.locator(DIALOG).isVisible()).toBe(false);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('from a menu that closes then, and its button has the focus afterwards', async () => {
    const page = await open(PAGE);
    const menu = page.locator(`details:has(${hooked(MODE_MENU)})`);
    await menu.locator('summary').click();
    await menu.locator('input').first().focus();
    await search(page);
    await page.waitForFunction(() => document.activeElement?.role === 'combobox');
    expect(await menu.getAttribute('open')).toBe(null);
    await page.keyboard.press('Escape');

    expect(await page.locator(BUTTON).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('with what an address asks, as browsers do that offer the search of a site', async () => {
    const page = await open('/x/?q=row+grouping');
    await whole(page);

    expect(await page.locator(FIELD).inputValue()).toBe('row grouping');
    expect((await chosen(page)).href).toMatch(/^\/x\/react-data-grid\/row-grouping\//);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toMatch(/\/x\/$/);
  });

  it('not when Escape was pressed before its code came', async () => {
    const page = await newReader().then((reader) => reader.newPage());
    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.url().includes('/search-dialog-');
    });
    const give = await hold(page, '**/search-dialog-*.js');
    await page.goto(inject('site') + PAGE);
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+k');
        return isAsked;
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    const came = page.waitForResponse('**/search-dialog-*.js');
    give();
    // As text: the code has been run as soon as it can be imported.
    await page.evaluate(`import(${JSON.stringify((await came).url())})`);

    expect(await page.locator(`${DIALOG}:popover-open`).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.waitForSelector(`${DIALOG}:popover-open`);
  });

  it('not with a slash that belongs to a field', async () => {
    const page = await open('/x/api/charts/bar-chart/');
    const field = page.locator('input[type=search]').first();
    await field.waitFor();
    await field.focus();
    await page.keyboard.press('/');

    expect(await field.inputValue()).toBe('/');
    expect(await page.locator(`${DIALOG}:popover-open`).count()).toBe(0);
  });

  it('as a list of all pages where there is no script', async () => {
    const plain = await newReader({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(inject('site') + PAGE);
    await page.locator(`${topBar} a[href="/x/contents/"]`).click();

    expect(new URL(page.url()).pathname).toBe('/x/contents/');
    expect(await page.locator('main a[href="/x/react-data-grid/sorting/"]').count()).toBeGreaterThan(0);
  });

  it('and is ready, closed, when its reader has moved the pointer', async () => {
    const page = await open(PAGE);
    await page.waitForSelector(`${BUTTON}:visible`);
    // The page's script may come after the first move.
    await expect
      .poll(async () => {
        await page.mouse.move(200, 300);
        await page.mouse.move(210, 310);
        return page.locator(DIALOG).count();
      })
      .toBe(1);

    expect(await page.locator(DIALOG).isVisible()).toBe(false);
    expect(await page.evaluate(fetchedForSearch)).toEqual([]);
  });

  it('and where data is saved, nothing comes before it is reached for', async () => {
    const page = await newReader().then((reader) => reader.newPage());
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(inject('site') + PAGE);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(200, 300);
    await page.keyboard.press('Shift');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const before = await page.locator(DIALOG).count();
    await page.locator(BUTTON).hover();
    await page.waitForSelector(DIALOG, { state: 'attached' });

    expect(before).toBe(0);
  });

  it('and fetches nothing of it before', async () => {
    const page = await open(PAGE);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const before = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /search|answer-questions/.test(name)),
    );
    await search(page);
    await ask(page, 'sort');

    expect(before).toEqual([]);
    expect(asked.filter((name) => name.includes('/assets/search/')).length).toBeGreaterThan(4);
  });
});

describe('the results of a long answer', () => {
  it('come first as far as they are seen, and all of them when their reader pauses or goes to the last', async () => {
    const page = await open(PAGE);
    await search(page);
    await ask(page, 'column');
    const count = await page.locator(OPTION).count();
    expect(count).toBeGreaterThan(14);

    const drawn = await page.locator(DIALOG).evaluate(async (dialog) => {
      const list = dialog.querySelector<HTMLElement>('[role=listbox]');
      const field = dialog.querySelector('input');
      if (!list || !field) return [];
      const counts: number[] = [];
      let isFull = false;
      const seen = new Promise<void>((resolve) => {
        new MutationObserver(() => {
          const rows = list.querySelectorAll('[role=option]').length;
          counts.push(rows);
          if (counts.length === 1) {
            isFull = list.scrollHeight > list.clientHeight;
            field.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
          }
          if (list.dataset['rest'] === undefined) resolve();
        }).observe(list, { childList: true, subtree: true });
      });
      field.dispatchEvent(new InputEvent('input'));
      await seen;
      return [counts.at(0), counts.at(-1), isFull, list.scrollTop > 0];
    });
    expect(drawn[0]).toBeLessThan(count);
    expect(drawn.slice(1)).toEqual([count, true, true]);
  });
});

describe('the tab key', () => {
  it('goes round in the dialog, both ways', async () => {
    const page = await open(PAGE);
    await search(page);
    const walked: string[] = [];
    const stop = () =>
      page.evaluate(
        (dialog) => document.activeElement?.closest(dialog) && document.activeElement.tagName,
        DIALOG,
      );
    for (let steps = 0; steps < 7; steps += 1) {
      await page.keyboard.press('Tab');
      walked.push((await stop()) ?? 'outside');
    }
    await page.keyboard.press('Shift+Tab');

    expect(walked).toEqual(['BUTTON', 'BUTTON', 'BUTTON', 'BUTTON', 'BUTTON', 'SELECT', 'INPUT']);
    expect(await stop()).toBe('SELECT');
  });
});

describe('results', () => {
  it('are walked through with keys while the field keeps the focus', async () => {
    const page = await open(PAGE);
    await search(page);
    await ask(page, 'sorting');
    const all = await hrefs(page);
    expect(await chosen(page)).toEqual({ href: '/x/react-data-grid/sorting/', selected: 'true' });

    const walked: string[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key);
      walked.push((await chosen(page)).href);
    }
    expect(walked).toEqual([all[1], all.at(-1), all[0], all.at(-1), all[0]]);
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });

  it('are counted for those who listen, and their words are marked', async () => {
    const page = await open(PAGE);
    await search(page);
    await ask(page, 'pagination');

    await expect.poll(() => page.locator(`${DIALOG} [role=status]`).textContent()).toMatch(/^\d+ results$/);
    expect(await page.locator(`${OPTION} mark`).first().textContent()).toBe('Pagination');
  });

  it('lead to a row of the reference, where their words are marked, and back to the results', async () => {
    const page = await open(PAGE);
    await search(page);
    await ask(page, 'rowSelectionModel');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/x/api/data-grid/data-grid/#prop-rowSelectionModel');
    await page.waitForFunction(() => CSS.highlights.has('search-words'));
    expect(await page.locator('#prop-rowSelectionModel').isVisible()).toBe(true);

    await page.goBack();
    await page.waitForSelector(`${DIALOG}:popover-open [role=option]`);
    expect(await page.locator(FIELD).inputValue()).toBe('rowSelectionModel');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await page.locator(`${DIALOG}:popover-open`).count()).toBe(0);
  });

  it('on the same page close the dialog, back opens it again, and forward closes it', async () => {
    const page = await open('/x/react-data-grid/sorting/');
    await search(page);
    await ask(page, 'multi sorting');
    await page.locator(`${OPTION}[href$="/sorting/#multi-sorting"]`).first().click();
    await page.waitForURL('**/sorting/#multi-sorting');
    await expect.poll(() => page.locator(DIALOG).isVisible()).toBe(false);

    await page.goBack();
    await expect.poll(() => page.locator(DIALOG).isVisible()).toBe(true);
    await page.goForward();
    await expect.poll(() => page.locator(DIALOG).isVisible()).toBe(false);
  });

  it('that are the place in the address close the dialog, and show the place and their words', async () => {
    const page = await open('/x/react-data-grid/sorting/#multi-sorting');
    await search(page);
    await ask(page, 'multi sorting');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const loaded = await timeOfLoad(page);
    await page.locator(`${OPTION}[href$="/sorting/#multi-sorting"]`).first().click();
    await page.waitForFunction(() => CSS.highlights.has('search-words'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

    expect(await timeOfLoad(page)).toBe(loaded);
    expect(await page.locator(DIALOG).isVisible()).toBe(false);
    expect(await page.evaluate(() => history.state?.search)).toBe(undefined);
  });

  it('that are the page itself are its beginning, and fetch nothing again', async () => {
    const page = await open('/x/react-data-grid/sorting/');
    await search(page);
    await ask(page, 'sorting');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const loaded = await timeOfLoad(page);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => CSS.highlights.has('search-words'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    expect(await timeOfLoad(page)).toBe(loaded);
    expect(await page.locator(DIALOG).isVisible()).toBe(false);
  });

  it('of one kind and of one product are shown alone', async () => {
    const page = await open(PAGE);
    await search(page);
    await ask(page, 'selection');
    await page.locator(`${DIALOG} [data-kind=api]`).click();
    await expect
      .poll(async () => (await hrefs(page)).every((href) => /\/api\/|#/.test(href ?? '')))
      .toBe(true);
    expect(await page.locator(`${DIALOG} [data-kind=api]`).getAttribute('aria-pressed')).toBe('true');
    await page.locator(`${DIALOG} [data-kind=""]`).click();
    await page.locator(`${DIALOG} select`).selectOption('x-tree-view');

    await expect
      .poll(async () => (await hrefs(page)).every((href) => /tree-view/.test(href ?? '')))
      .toBe(true);
  });

  it('of Chinese pages stand before what is called so in English', async () => {
    const page = await open('/zh/x/react-charts/bars/');
    await search(page);
    await ask(page, '排序');
    const all = await hrefs(page);

    expect(all[0]).toBe('/zh/x/react-data-grid/sorting/');
    expect(await page.locator('[role=group][lang=en] [role=option]').first().getAttribute('href')).toBe(
      '/x/react-data-grid/sorting/',
    );
    await ask(page, 'sorting');
    await expect.poll(async () => (await hrefs(page))[0]).toBe('/zh/x/react-data-grid/sorting/');
  });
});

describe('a question', () => {
  it('is not asked while its letters are only put together', async () => {
    const page = await open('/zh/x/react-charts/bars/');
    await search(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'paixu', selectionStart: 5, selectionEnd: 5 });
    await expect.poll(() => page.locator(FIELD).inputValue()).toBe('paixu');
    expect(await page.locator(`${DIALOG} [data-kind=""]`).textContent()).not.toMatch(/\d/);

    await client.send('Input.insertText', { text: '排序' });
    await expect.poll(async () => (await hrefs(page))[0]).toBe('/zh/x/react-data-grid/sorting/');
  });

  it('is not answered by the key that ends its letters, in a browser that tells of that key last', async () => {
    const page = await open('/zh/x/react-charts/bars/');
    await search(page);
    await ask(page, '排序');
    await expect.poll(async () => (await hrefs(page))[0]).toBe('/zh/x/react-data-grid/sorting/');
    await page.locator(FIELD).evaluate((field) => {
      for (const key of ['Enter', 'Escape'])
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }),
        );
    });
    await page.waitForTimeout(300);

    expect(new URL(page.url()).pathname).toBe('/zh/x/react-charts/bars/');
    expect(await page.locator(DIALOG).isVisible()).toBe(true);
  });

  it('that led somewhere is offered again', async () => {
    const page = await open(PAGE);
    await search(page);
    await ask(page, 'gauge');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/x/react-charts/gauge/');
    await search(page);

    expect(await page.locator(OPTION).first().textContent()).toBe('gauge');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await hrefs(page))[0]).toBe('/x/react-charts/gauge/');
  });

  it.each(['{"a":1}', '[1,null]', '<script>', '["x"'])(
    'is not read from a storage that holds %s',
    async (stored) => {
      const page = await open(PAGE);
      await page.evaluate((text) => localStorage.setItem('recent-searches', text), stored);
      await page.reload();
      await search(page);

      expect(await page.locator(OPTION).count()).toBeGreaterThan(3);
      expect(await page.locator(`${OPTION}[data-question]`).count()).toBe(0);
    },
  );

  it('without an answer gets words nearby and the list of all pages', async () => {
    const page = await open(PAGE);
    await search(page);
    await ask(page, 'hxatmxxp');
    await expect
      .poll(() => page.locator(hooked(SEARCH_NOTE)).textContent())
      .toBe('Nothing was found for “hxatmxxp”.');
    expect((await hrefs(page)).at(-1)).toBe('/x/contents/');

    await page.locator(`${OPTION}[data-question=heatmap i]`).click();
    await expect.poll(async () => (await hrefs(page))[0]).toBe('/x/react-charts/heatmap/');
  });

  it('that is markup is shown as it was typed', async () => {
    const page = await open(PAGE);
    await search(page);
    await ask(page, '<qqzzxx>');

    await expect.poll(() => page.locator(hooked(SEARCH_NOTE)).textContent()).toContain('<qqzzxx>');
    expect(await page.locator(`${DIALOG} qqzzxx`).count()).toBe(0);
  });
});

describe('what cannot be fetched', () => {
  it('is said by the button, and asked for once more with the next press', async () => {
    const page = await open(PAGE);
    const dialog = /\/search-dialog-/;
    await page.route(dialog, (route) => route.abort());
    await page.locator(BUTTON).click();
    await page.locator(`${BUTTON}[data-state=failed]`).waitFor();
    await page.unroute(dialog);
    await page.locator(BUTTON).click();

    await page.waitForSelector(`${DIALOG}:popover-open`);
  });

  it('is said, and asked for once more with the next letter', async () => {
    const page = await open(PAGE);
    const manifest = '**/x/search/en.json';
    await page.route(manifest, (route) => route.abort());
    await search(page);
    await page.locator(FIELD).fill('sort');
    await expect.poll(() => page.locator(hooked(SEARCH_NOTE)).textContent()).toContain('could not be loaded');
    await page.unroute(manifest);
    await page.locator(FIELD).fill('sorting');

    await expect.poll(async () => (await hrefs(page))[0]).toBe('/x/react-data-grid/sorting/');
  });
});

describe('on a small screen', () => {
  it.each([320, 390])('of %d px the dialog stays inside', async (width) => {
    await changeReader({ viewport: { width, height: 700 } });
    const page = await open('/zh/x/react-charts/bars/');
    await page.locator(BUTTON).click();
    await page.waitForSelector(`${DIALOG}:popover-open`);
    await ask(page, '数据网格');
    const box = await page.locator(DIALOG).boundingBox();

    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 700).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('without a network', () => {
  it('the search works on, once it was used', async () => {
    const online = staticSite(inject('out'));
    let handle: RequestListener = online;
    const { url, close } = await listenLocally(0, (request, response) => handle(request, response));
    const reader = await newReader();
    // The one thing that a host of the production decides.
    await reader.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body) document.body.dataset['productionHosts'] = location.host;
      }).observe(document, { childList: true, subtree: true });
    });
    const page = await reader.newPage();
    await page.goto(url + PAGE);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await search(page);
    await ask(page, 'sorting');
    await page.keyboard.press('Escape');
    handle = (request) => void request.socket.destroy();
    await page.reload();
    await search(page);
    await ask(page, 'pagination');

    expect((await hrefs(page))[0]).toBe('/x/react-data-grid/pagination/');
    await close();
  });
});

describe('the built files', () => {
  it('name every shard, and every shard is there', async () => {
    const manifest = JSON.parse(readFileSync(path.join(inject('out'), 'x/search/zh.json'), 'utf8'));
    const files = [manifest.titles, manifest.words, ...Object.values<string>(manifest.texts)];
    const answers = await Promise.all(files.map(async (file) => (await fetch(inject('site') + file)).status));

    expect(answers).toEqual(files.map(() => 200));
  });
});
