import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { type DrawnDemo, holdScripts } from './drawn/hold-scripts';
import { screens } from './drawn/visit';
import { swipe } from './swipe';
import { watchPage } from './watch-page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const demos = {
  grid: ['/x/react-data-grid/row-selection/', 'RowSelectionCheckbox'],
  sorting: ['/x/react-data-grid/sorting/', 'SortingBasic'],
  cells: ['/x/react-data-grid/cell-selection/', 'CellSelection'],
  editing: ['/x/react-data-grid/editing/', 'EditingBasic'],
  actions: ['/x/react-data-grid/column-definition/', 'ColumnActionsDialog'],
  calendar: ['/x/react-date-pickers/date-calendar/', 'DateCalendarBasic'],
  picker: ['/x/react-date-pickers/date-picker/', 'DatePickerBasic'],
  tree: ['/x/react-tree-view/rich-tree-view/items/', 'RichItemsBasic'],
  'tree of elements': ['/x/react-tree-view/getting-started/', 'GettingStartedSimpleTree'],
  fields: ['/components/text-fields/', 'TextFieldVariants'],
  slider: ['/components/slider/', 'SliderLabelled'],
  select: ['/components/selects/', 'SelectWithLabel'],
  menu: ['/components/menus/', 'MenuOfActions'],
  checkbox: ['/components/checkboxes/', 'CheckboxLabeled'],
  chart: ['/x/react-charts/bars/', 'BarsBasic'],
  pie: ['/x/react-charts/pie/', 'PieBasic'],
  lines: ['/x/react-charts/lines/', 'LinesBaseline'],
  playground: ['/x/react-charts/sparkline/', 'SparklinePlayground'],
  'slider of the browser': ['/components/css-baseline/', 'CssBaselineColorScheme'],
  'pages with cursors': ['/x/react-data-grid/pagination/', 'PaginationCursor'],
  scrolling: ['/x/react-data-grid/scrolling/', 'ScrollToCell'],
  'pages of a server': ['/x/react-data-grid/pagination/', 'PaginationServerUnknown'],
} as const;

/** Open, and not on its way out. */
const MENU = '.MuiMenu-paper:visible';

const phone = screens['touched phone'];

/** Opens a drawn demo, does something with its drawing, and lets the demo come. */
async function touched(
  demo: keyof typeof demos,
  act: (drawn: DrawnDemo) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<DrawnDemo> {
  const drawn = await holdScripts(browser, demos[demo], options);
  await act(drawn);
  await drawn.release();
  return drawn;
}

/** A finger goes up by 200 px from a point. */
async function swipeUp(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await swipe(await page.context().newCDPSession(page), { x, y }, { x, y: y - 200 });
  // Chromium scrolls with its frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Runs in the page. */
function nameOfButton(button: Element): string {
  return button.getAttribute('aria-label') ?? button.textContent ?? '';
}

/** Runs in the page: the name of the button that the first click of a script reaches. */
function replayedClick(): Promise<string | undefined> {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        const button = target instanceof Element ? target.closest('button') : undefined;
        if (!isTrusted) resolve(button?.getAttribute('aria-label') ?? button?.textContent ?? undefined);
      },
      true,
    );
  });
}

/** Runs in the page: the height of the first shape of a chart, before it is replaced and in the frames of a second after that. */
async function heightsInFrames(name: string): Promise<{ before: number; after: number[] }> {
  const root = document.querySelector(`[data-demo="${name}"]`);
  const shape = () =>
    [...(root?.querySelectorAll('.MuiBarElement-root, .MuiPieArc-root') ?? [])].find((one) =>
      one.checkVisibility(),
    );
  const [first, before] = [shape(), shape()?.getBoundingClientRect().height ?? 0];
  const frame = () => new Promise(requestAnimationFrame);
  while (shape() === first) await frame();
  const after: number[] = [];
  for (const end = performance.now() + 1000; performance.now() < end; await frame())
    after.push(shape()?.getBoundingClientRect().height ?? 0);
  return { before, after };
}

/** Whatever comes twice has come by then. */
const settled = (page: Page) => page.waitForTimeout(300);

/** All scripts that a page has fetched, by their paths. */
async function fetchedScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(names.map((name) => new URL(name).pathname))].filter((name) => name.endsWith('.js'));
}

/** What these files are as a host sends them, in bytes. */
const packed = (paths: string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(inject('out') + path)).length, 0);

const LIMIT = 12_000;
const LIMIT_OF_TEXT = 8000;

describe('a page that nobody has touched', () => {
  it.each([
    ['charts', '/x/react-charts/stacking/'],
    ['a chart with options', '/x/react-charts/bars/'],
    ['pickers', '/x/react-date-pickers/date-calendar/'],
    ['grids', '/x/react-data-grid/sorting/'],
    ['trees', '/x/react-tree-view/rich-tree-view/items/'],
  ])('fetches nothing of its demos, from its top to its end: %s', async (_, path) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { page } = await watchPage(context, inject('site') + path);
    const boxes = page.locator('[data-module]');
    // A browser tells a page where the pointer rests when it appears below it: nobody has moved it.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    const undrawn = await boxes.filter({ has: page.locator('[data-x=waiting]') }).count();
    for (let step = 0; step < 40; step += 1) {
      await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForTimeout(1000);
    const scripts = await fetchedScripts(page);
    const modules = await boxes.evaluateAll((roots) => roots.map((root) => root.getAttribute('data-module')));
    const asked = scripts.filter((name) => /assets\/demos-/.test(name) || modules.includes(name));
    await context.close();

    expect([undrawn, asked]).toEqual([0, []]);
    expect(packed(scripts)).toBeLessThanOrEqual(LIMIT);
  });

  it.each([
    ['the front page', '/x/', LIMIT, 'en-US'],
    ['a page without demos', '/getting-started/', LIMIT_OF_TEXT, 'en-US'],
    ['a page of text', '/x/introduction/licensing/', LIMIT_OF_TEXT, 'en-US'],
    ['a page of text in Chinese', '/zh/x/introduction/licensing/', LIMIT_OF_TEXT, 'zh-CN'],
  ])('fetches no more than its own scripts: %s', async (_, path, limit, locale) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale });
    const { page } = await watchPage(context, inject('site') + path);
    await page.waitForTimeout(1000);
    const scripts = await fetchedScripts(page);
    await context.close();

    expect(scripts.filter((name) => /assets\/(?:demos-|Home)/.test(name))).toEqual([]);
    expect(packed(scripts)).toBeLessThanOrEqual(limit);
  });
});

it('a first touch is answered before anything is fetched that it did not ask for', async () => {
  const context = await browser.newContext(phone);
  const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
  const [, name] = demos.chart;
  const box = page.locator(`#${name} [data-demo]`);
  await box.scrollIntoViewIfNeeded();
  const pressed = await page.evaluate(() => performance.now());
  await box.tap();
  await box.locator('xpath=self::*[@data-mounted]').waitFor();
  const begun = (file: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime,
      file,
    );
  await expect.poll(() => begun('/search-dialog-')).toBeDefined();
  const [search = 0, demo = 0] = [await begun('/search-dialog-'), await begun(`/${name}-`)];
  await context.close();

  expect(demo).toBeGreaterThan(pressed);
  expect(search - demo).toBeGreaterThan(2000);
});

it('a bare tap asks for all that its demo needs at once', async () => {
  const context = await browser.newContext(phone);
  const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
  const box = page.locator('#BarsBasic [data-demo]');
  await box.scrollIntoViewIfNeeded();
  const runtime = await page.locator('[data-demos]').getAttribute('data-demos');
  const module = await box.getAttribute('data-module');
  const asked = new Set<string>();
  // Nothing is answered: what is asked for has waited for nothing.
  await context.route('**/*.js', (route) => void asked.add(new URL(route.request().url()).pathname));
  await box.tap();
  await expect.poll(() => asked.size).toBeGreaterThan(5);
  await context.close();

  expect([...asked]).toEqual(expect.arrayContaining([runtime, module]));
});

describe('a mouse that moves towards a demo', () => {
  /** Moves from the left towards a demo, as a hand does, and stops before it. Gives the scripts that were fetched since. */
  async function approach(page: Page): Promise<string[]> {
    const box = await page.locator('#BarsBasic [data-demo]').boundingBox();
    if (!box) throw new Error('The demo has no box.');
    const y = box.y + 100;
    await page.mouse.move(10, y);
    await page.waitForTimeout(1000);
    const before = await fetchedScripts(page);
    for (let x = 40; x < box.x - 10; x += 20) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(16);
    }
    await page.waitForTimeout(1000);
    return (await fetchedScripts(page)).filter((name) => !before.includes(name));
  }

  it('fetches its code, and runs none of it', async () => {
    const context = await browser.newContext({ viewport: screens.desktop.viewport });
    const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
    // On a busy machine the browser takes its time until it follows the pointer.
    await page.mouse.move(10, 300);
    await expect
      .poll(async () => (await fetchedScripts(page)).some((name) => name.includes('watch-approach')), {
        timeout: 30_000,
      })
      .toBe(true);
    const fetched = await approach(page);
    const mounted = await page.locator('[data-mounted],[aria-busy=true]').count();
    const module = await page.locator('#BarsBasic [data-demo]').getAttribute('data-module');
    await context.close();

    expect(fetched).toContain(module);
    expect(mounted).toBe(0);
  });

  it('fetches nothing for a reader who saves data', async () => {
    const context = await browser.newContext({ viewport: screens.desktop.viewport });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
    const fetched = await approach(page);
    await context.close();

    expect(fetched).toEqual([]);
  });
});

it.each([
  ...[1280, 1100, 800, 430, 340].map((width) => [width, 'sorting'] as const),
  ...[1100, 430].map((width) => [width, 'cells'] as const),
])('columns stand in a drawn grid as in the living one on a screen of %i px: %s', async (width, demo) => {
  const [, name] = demos[demo];
  const grid = `#${name} .MuiDataGrid-root:visible`;
  const edges = (page: Page) =>
    page
      .locator(`${grid} :is([role=columnheader],[role=gridcell])`)
      .evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
  const drawn = await holdScripts(browser, demos[demo], { viewport: { width, height: 900 } });
  const before = await edges(drawn.page);
  await drawn.box.hover();
  await drawn.release();
  const after = await edges(drawn.page);
  await drawn.page.context().close();

  expect(before.length).toBeGreaterThan(3);
  expect(after.map((cell) => cell.map(Math.round))).toEqual(before.map((cell) => cell.map(Math.round)));
});

it.each(['chart', 'tree', 'calendar', 'sorting'] as const)(
  'a press on a drawing begins no selection, for which a browser looks through the whole page: %s',
  async (demo) => {
    const { page, box } = await holdScripts(browser, demos[demo]);
    await page.evaluate(() => {
      addEventListener('selectstart', () => performance.mark('selection'), { capture: true });
    });
    await page.locator('article h1').click();
    const asked = () => page.evaluate(() => performance.getEntriesByName('selection').length);
    const onText = await asked();
    await box.click();
    const afterwards = await asked();
    await page.context().close();

    expect([onText, afterwards]).toEqual([1, 1]);
  },
);

describe('a chart that comes alive', () => {
  it.each(['no-preference', 'reduce'] as const)(
    'stands as it was drawn in every frame, where motion has %s',
    async (reducedMotion) => {
      for (const demo of ['chart', 'pie'] as const) {
        const drawn = await holdScripts(browser, demos[demo], {
          viewport: { width: 1440, height: 900 },
          reducedMotion,
        });
        const seen = drawn.page.evaluate(heightsInFrames, demos[demo][1]);
        await drawn.box.click({ position: { x: 5, y: 5 } });
        await drawn.release();
        const { before, after } = await seen;
        await drawn.page.context().close();

        expect(before).toBeGreaterThan(20);
        expect(after.length).toBeGreaterThan(5);
        expect(after.filter((height) => Math.abs(height - before) > 1)).toEqual([]);
      }
    },
  );

  it('moves when it is changed', async () => {
    const { page, box } = await touched('pie', ({ box }) => box.click({ position: { x: 5, y: 5 } }), {
      ...screens.desktop,
      reducedMotion: 'no-preference',
    });
    await settled(page);
    const seen = page.evaluate(heightsInFrames, demos.pie[1]);
    await box.evaluate((root) => root.dispatchEvent(new Event('demo:reset')));
    const { before, after } = await seen;
    await page.context().close();

    expect(after.filter((height) => height < before / 2).length).toBeGreaterThan(2);
    expect(after.at(-1)).toBeCloseTo(before, 0);
  });
});

describe('what is done with a drawing is done once with its demo', () => {
  it('a press on a checkbox of a grid', async () => {
    const { page, box } = await touched('grid', ({ box }) => box.getByLabel('Select row').nth(1).click());
    const checked = box.locator('.MuiDataGrid-row input[type=checkbox]:checked');

    await expect.poll(() => checked.count()).toBe(1);
    await settled(page);
    expect(await checked.count()).toBe(1);
    await page.context().close();
  });

  it('a press on the head of a column', async () => {
    const { page, box } = await touched('sorting', ({ box }) =>
      box.locator('[role=columnheader]:visible').nth(1).click(),
    );
    const sorted = box.locator('[role=columnheader][aria-sort=ascending]');

    await expect.poll(() => sorted.count()).toBe(1);
    await settled(page);
    expect(await sorted.count()).toBe(1);
    await page.context().close();
  });

  it('a tap on the menu of a column, which has its button on a phone', async () => {
    const { page, box } = await touched(
      'sorting',
      ({ box }) => box.locator('.MuiDataGrid-menuIcon:visible').nth(1).tap(),
      phone,
    );

    await page.locator('[role=menu]:visible').getByText('Sort by ASC').waitFor();
    expect(await page.locator('[role=menu]:visible').count()).toBe(1);
    expect(await box.locator('[aria-sort=ascending]').count()).toBe(0);
    await page.context().close();
  });

  it('a press on the icon of a button in a row, not on the first icon of its grid', async () => {
    const { page, box } = await touched('actions', ({ box }) =>
      box.getByRole('menuitem', { name: 'more' }).first().locator('path').click(),
    );

    await page.getByRole('menuitem', { name: 'Remove' }).waitFor();
    await settled(page);
    expect(await page.getByRole('menuitem', { name: 'Remove' }).count()).toBe(1);
    expect(await box.locator('[aria-sort=ascending]').count()).toBe(0);
    await page.context().close();
  });

  it.each([
    ['/x/react-data-grid/tree-data/', 'TreeDataSimple'],
    ['/x/react-data-grid/row-grouping/', 'RowGroupingBasic'],
    ['/x/react-data-grid/editing/', 'EditingCrud'],
    ['/x/react-data-grid/pagination/', 'PaginationPageSizes'],
    ['/x/react-date-pickers/date-calendar/', 'DateCalendarBasic'],
  ] as const)('a press on the icon of its last button: %s %s', async (path, name) => {
    const { page, box, release } = await holdScripts(browser, [path, name]);
    const button = box.locator('button:visible', { has: page.locator('svg') }).last();
    const wanted = await button.evaluate(nameOfButton);
    const answered = page.evaluate(replayedClick);
    await button.locator('svg').first().click();
    await release();

    expect(await answered).toBe(wanted);
    await page.context().close();
  });

  it('a double click in a cell', async () => {
    const { page, box } = await touched('editing', ({ box }) =>
      box.locator('.MuiDataGrid-row [role=gridcell]:visible').first().dblclick(),
    );

    await box.locator('.MuiDataGrid-cell--editing input').waitFor();
    await page.context().close();
  });

  it('a press on the day of a calendar', async () => {
    const { page, box } = await touched('calendar', ({ box }) =>
      box.getByRole('gridcell', { name: '15', exact: true }).first().click(),
    );

    await box.locator('[role=gridcell][aria-selected=true]:text-is("15")').first().waitFor();
    await page.context().close();
  });

  it.each([
    ['click', 'tree', undefined],
    ['tap', 'tree', phone],
    ['click', 'tree of elements', undefined],
    ['tap', 'tree of elements', phone],
  ] as const)('a %s that expands an item of a %s', async (gesture, demo, options) => {
    const item = '[role=treeitem][aria-expanded=false]';
    let id = '';
    const { page, box } = await touched(
      demo,
      async ({ box }) => {
        const label = box.locator(`${item} .MuiTreeItem-label:visible`).first();
        id = await label.innerText();
        await label[gesture]();
      },
      options,
    );
    const expanded = box.locator('[aria-expanded=true] > .MuiTreeItem-content .MuiTreeItem-label', {
      hasText: id,
    });

    await expect.poll(() => expanded.count()).toBe(1);
    await settled(page);
    expect(await expanded.count()).toBe(1);
    await page.context().close();
  });

  it('a press on a bar of a chart, whose tooltip stays', async () => {
    const { page } = await touched('chart', ({ box }) =>
      box.locator('.MuiBarElement-root:visible').first().click(),
    );

    await page.locator('.MuiChartsTooltip-root').waitFor();
    await settled(page);
    expect(await page.locator('.MuiChartsTooltip-root').count()).toBe(1);
    await page.context().close();
  });

  it('a tap on a line of a chart, which a finger that is gone does not point at', async () => {
    const faults: string[] = [];
    const { page, box } = await touched(
      'lines',
      async ({ page, box }) => {
        page.on('pageerror', ({ message }) => faults.push(message));
        await box.locator('.MuiMarkElement-root:visible').nth(2).tap();
      },
      phone,
    );
    await settled(page);

    expect(await box.locator('.MuiMarkElement-highlighted, .MuiHighlightElement-root').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a tap on the head of a column, which shows no tooltip to a finger that is gone', async () => {
    const { page, box } = await touched(
      'sorting',
      ({ box }) => box.locator('[role=columnheader]:visible').last().tap(),
      phone,
    );

    await expect.poll(() => box.locator('[role=columnheader][aria-sort=ascending]').count()).toBe(1);
    await settled(page);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.context().close();
  });

  it('a key that moves the focus, and the next one where it is then', async () => {
    const heads = '[role=columnheader]:visible';
    const { page, box } = await touched('sorting', async ({ page, box }) => {
      await box.locator(heads).first().focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    });

    await expect.poll(() => box.locator(heads).nth(2).getAttribute('aria-sort')).toBe('ascending');
    expect(await box.locator(heads).first().getAttribute('aria-sort')).toBe('none');
    await page.context().close();
  });

  it('keys of a reader who has gone on, and nothing of where the focus is now', async () => {
    const { page } = await touched('menu', async ({ page, box }) => {
      await box.getByRole('button').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('header a').first().focus();
    });

    await page.locator(MENU).waitFor();
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(demos.menu[0]);
    await page.context().close();
  });

  it('a key that opens a list, and the next ones in it', async () => {
    const { page, box } = await touched('select', async ({ page, box }) => {
      await box.getByRole('combobox').first().focus();
      for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key);
    });
    const list = box.getByRole('combobox').first();

    await expect.poll(() => list.getAttribute('aria-expanded')).toBe('false');
    const chosen = await list.innerText();
    await list.click();
    expect(chosen).toBe(await page.getByRole('option').last().innerText());
    await page.context().close();
  });

  it('the focus of a tree, which shows it', async () => {
    const { page, box } = await touched('tree of elements', async ({ box }) => {
      await box.locator('[role=treeitem][tabindex="0"]:visible').focus();
    });

    await expect.poll(() => box.locator('[role=treeitem]:focus > .Mui-focused').count()).toBe(1);
    await page.context().close();
  });

  it('a press on a slider of the browser', async () => {
    const { page, box } = await touched('slider of the browser', ({ box }) =>
      box.locator('input:visible').first().click(),
    );

    await expect.poll(() => box.locator('input').first().inputValue()).toBe('50');
    await page.context().close();
  });

  it('a choice in a list of the browser', async () => {
    let chosen = '';
    const { page, box } = await touched('playground', async ({ page, box }) => {
      const list = box.locator('select:visible').first();
      const before = await list.inputValue();
      await list.focus();
      await page.keyboard.press('ArrowDown');
      chosen = await list.inputValue();
      expect(chosen).not.toBe(before);
    });

    await expect.poll(() => box.locator('select').first().inputValue()).toBe(chosen);
    await page.context().close();
  });

  it.each([
    ['pages of a server', '26–50'],
    ['pages with cursors', '6–10'],
  ] as const)('a press on a button that is ready when the demo has its data: %s', async (demo, shown) => {
    const { page, box } = await touched(demo, ({ box }) =>
      box.getByRole('button', { name: 'next page' }).locator('svg:visible').click(),
    );

    await box.getByText(shown).waitFor();
    await page.context().close();
  });

  it('a press on a button that scrolls a grid, as far as the next press does', async () => {
    const press = (box: DrawnDemo['box']) => box.getByRole('button').first().click();
    const { page, box } = await touched('scrolling', ({ box }) => press(box));
    const scrolled = () =>
      box
        .locator('.MuiDataGrid-virtualScroller')
        .evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop].map(Math.round));
    await settled(page);
    const first = await scrolled();
    await press(box);
    await settled(page);

    expect(await scrolled()).toEqual(first);
    expect(first.every((distance) => distance > 0)).toBe(true);
    await page.context().close();
  });

  it('a press on a select', async () => {
    const { page } = await touched('select', ({ box }) => box.getByRole('combobox').first().click());

    await page.getByRole('listbox').waitFor();
    await page.context().close();
  });

  it('a press on the button of a menu', async () => {
    const { page } = await touched('menu', ({ box }) => box.getByRole('button').first().click());

    await page.locator(MENU).waitFor();
    await settled(page);
    expect(await page.locator(MENU).count()).toBe(1);
    await page.context().close();
  });

  it('a press on the button of a picker', async () => {
    const { page } = await touched('picker', ({ box }) => box.locator('button:visible').click());

    await page.getByRole('dialog').locator('[role=grid]').waitFor();
    await page.context().close();
  });

  it('a tap on the field of a picker, which has no button on a phone', async () => {
    const { page } = await touched(
      'picker',
      async ({ box }) => {
        expect(await box.locator('button:visible').count()).toBe(0);
        await box.locator('input:visible').tap();
      },
      phone,
    );

    await page.getByRole('dialog').locator('[role=grid]').waitFor();
    await page.context().close();
  });

  it('what is typed in a field', async () => {
    const { page, box } = await touched('fields', async ({ page, box }) => {
      await box.locator('input:visible').first().click();
      await page.keyboard.press('End');
      await page.keyboard.type(' b7');
      await page.keyboard.press('Backspace');
    });
    const field = box.locator('input').first();

    await expect.poll(() => field.inputValue()).toBe('Harbour Lane 4 b');
    await page.keyboard.type('!');
    expect(await field.inputValue()).toBe('Harbour Lane 4 b!');
    await page.context().close();
  });

  it('what is typed while the demo is mounted, behind what was typed before', async () => {
    const { page, box, release } = await holdScripts(browser, demos.fields);
    await box.locator('input:visible').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('abc');
    await box.evaluate((root) =>
      new MutationObserver(() => {
        // A key waits for the end of a long task, as on a slow device.
        const end = performance.now() + 500;
        while (root.dataset['replaced'] !== undefined && performance.now() < end);
      }).observe(root, { attributeFilter: ['data-replaced'] }),
    );
    await Promise.all([release(), page.keyboard.type('defghijklmnopq', { delay: 50 })]);

    await expect
      .poll(() => box.locator('input').first().inputValue())
      .toBe('Harbour Lane 4abcdefghijklmnopq');
    await page.context().close();
  });

  it('a press on the rail of a slider', async () => {
    const { page, box } = await touched('slider', async ({ page, box }) => {
      const rail = await box.locator('.MuiSlider-root:visible').boundingBox();
      if (rail) await page.mouse.click(rail.x + rail.width * 0.8, rail.y + rail.height / 2);
    });

    await expect.poll(() => box.locator('input').inputValue()).toBe('22');
    await page.context().close();
  });

  it('the beginning of a drag', async () => {
    const { page, box } = await touched('slider', async ({ page, box }) => {
      const thumb = await box.locator('.MuiSlider-thumb:visible').boundingBox();
      await page.mouse.move((thumb?.x ?? 0) + 10, (thumb?.y ?? 0) + 10);
      await page.mouse.down();
    });
    const rail = await box.locator('.MuiSlider-root').boundingBox();
    await page.mouse.move((rail?.x ?? 0) + (rail?.width ?? 0) * 0.9, (rail?.y ?? 0) + 10, { steps: 5 });
    await page.mouse.up();

    await expect.poll(() => box.locator('input').inputValue()).toBe('23');
    await page.context().close();
  });

  it('a key', async () => {
    let wasChecked = false;
    const { page, box } = await touched('checkbox', async ({ page, box }) => {
      await box.locator('input[type=checkbox]').first().focus();
      wasChecked = await box.locator('input[type=checkbox]').first().isChecked();
      await page.keyboard.press('Space');
    });
    const first = box.locator('input[type=checkbox]').first();

    await expect.poll(() => first.isChecked()).toBe(!wasChecked);
    await settled(page);
    expect(await first.isChecked()).toBe(!wasChecked);
    expect(await first.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('only the last of several presses, and none that was followed by one elsewhere', async () => {
    const twice = await touched('menu', async ({ box }) => {
      await box.getByRole('button').first().click();
      await box.getByRole('button').first().click();
    });
    await twice.page.locator(MENU).waitFor();
    await twice.page.context().close();
    const elsewhere = await touched('menu', async ({ page, box }) => {
      await box.getByRole('button').first().click();
      await page.locator('h1').click();
    });
    await settled(elsewhere.page);

    expect(await elsewhere.page.locator(MENU).count()).toBe(0);
    await elsewhere.page.context().close();
  });

  it('nothing where a finger scrolled', async () => {
    const { page } = await touched(
      'menu',
      async ({ page, box }) => {
        const button = await box.getByRole('button').first().boundingBox();
        const before = await page.evaluate(() => scrollY);
        await swipeUp(page, { x: (button?.x ?? 0) + 20, y: (button?.y ?? 0) + 10 });
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
      },
      phone,
    );
    await settled(page);

    expect(await page.locator(MENU).count()).toBe(0);
    await page.context().close();
  });

  it('a swipe over the picture of a chart scrolls the page, though a living one takes all touches', async () => {
    const { page, box } = await holdScripts(browser, demos.chart, phone);
    const picture = await box.locator('svg[viewBox]').filter({ visible: true }).first().boundingBox();
    const before = await page.evaluate(() => scrollY);
    await swipeUp(page, {
      x: (picture?.x ?? 0) + (picture?.width ?? 0) / 2,
      y: (picture?.y ?? 0) + (picture?.height ?? 0) / 2,
    });

    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await page.context().close();
  });
});

describe('a demo comes', () => {
  it('by a link that names it', async () => {
    const page = await browser.newPage();
    await page.goto(`${inject('site')}/x/react-charts/bars/#BarsDataset`);

    await page.locator('#BarsDataset [data-mounted]').waitFor({ timeout: 30_000 });
    expect(await page.locator('#BarsBasic [data-mounted]').count()).toBe(0);
    await page.close();
  });

  it('by itself where the reader has chosen what no drawing shows', async () => {
    const context = await browser.newContext();
    await context.addInitScript(() =>
      localStorage.setItem('theme-settings', JSON.stringify({ direction: 'rtl' })),
    );
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/react-charts/bars/`);

    await page.locator('#BarsBasic [data-mounted]').waitFor({ timeout: 30_000 });
    await context.close();
  });

  it('by itself where a grid stands in a room that it was not drawn for, also when the window changes', async () => {
    const context = await browser.newContext({ viewport: screens.desktop.viewport });
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/react-data-grid/row-spanning/`, { waitUntil: 'load' });
    const grid = page.locator('[data-demo]:has([data-room])').first();
    const name = await grid.getAttribute('data-demo');
    await grid.scrollIntoViewIfNeeded();
    await settled(page);
    const living = page.locator(`[data-demo="${name}"][data-mounted]`);
    expect(await living.count()).toBe(0);

    await page.setViewportSize({ width: 700, height: 900 });
    await living.waitFor({ timeout: 30_000 });
    await context.close();
  });

  /** The colour of the mark before the tools, and whether it is being filled. */
  const mark = (page: Page) =>
    page.locator('#BarsBasic [data-x=tools]').evaluate((tools) => {
      const { color, animationName } = getComputedStyle(tools, '::before');
      return [color, animationName !== 'none'];
    });

  it('says that it comes, by its mark as well, and moves nothing', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, shift } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
    const box = page.locator('#BarsBasic [data-demo]');
    await context.route('**/assets/demos-*.js', async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    expect(await mark(page)).toEqual(['rgb(195, 207, 203)', false]);
    await box.hover();
    expect(await box.getAttribute('aria-busy')).toBe('true');
    expect((await mark(page))[1]).toBe(true);
    await page.locator('#BarsBasic [data-mounted]').waitFor({ timeout: 30_000 });
    await settled(page);

    expect(await box.getAttribute('aria-busy')).toBeNull();
    expect(await mark(page)).toEqual(['rgb(10, 108, 98)', false]);
    expect(await shift()).toBeLessThanOrEqual(0.001);
    await context.close();
  });

  it('has a red mark where it fails', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
    await context.route('**/assets/demos-*.js', (route) => route.abort());
    await page.locator('#BarsBasic [data-demo]').hover();
    await page.locator('#BarsBasic [data-x=failure]').waitFor({ timeout: 30_000 });

    expect(await mark(page)).toEqual(['rgb(168, 42, 32)', false]);
    await context.close();
  });
});
