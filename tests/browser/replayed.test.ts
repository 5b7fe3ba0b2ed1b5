import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { type DrawnDemo, holdScripts } from './drawn/hold-scripts';
import { demos, settled, touchDrawing } from './drawn/touch-drawing';
import { screens } from './drawn/visit';
import { swipe } from './swipe';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Open, and not on its way out. */
const MENU = '.MuiMenu-paper:visible';

const phone = screens['touched phone'];

function touched(
  demo: keyof typeof demos,
  act: (drawn: DrawnDemo) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<DrawnDemo> {
  return touchDrawing(browser, demo, act, options);
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
