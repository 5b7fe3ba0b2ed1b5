import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { KEYBOARD_HELP } from '../../site/layout/hooks';
import { BELL } from '../../site/notifications/hooks';
import { hooked } from '../../site/support/dom';
import { openBrowser } from './chromium/open-browser';
import { menuButton, panels, settingsButton, sideMenu, summaryOf } from './frame-elements';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const pages = {
  'front page': '/x/',
  text: '/x/introduction/licensing/',
  'Chinese text': '/zh/x/introduction/installation/',
  demos: '/x/react-charts/styling/',
  reference: '/x/api/charts/bar-chart/',
  'list of pages': '/components/',
  'not found': '/x/nothing-here/',
};

const cases = Object.entries(pages).flatMap(([kind, url]) => [
  { kind, url, width: 1280 },
  { kind, url, width: 360 },
]);

describe('the keyboard alone', () => {
  it.each([1440, 820])('goes through the bar, and the page stays where it is, at %i px', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/api/data-grid/data-grid/`);
    await page.locator('header').first().locator('a').first().focus();
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    const places = new Set<number>();
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
      places.add(await page.evaluate(() => window.scrollY));
    }

    expect([...places]).toEqual([4000]);
    await context.close();
  });

  it('types a question mark into the cell of a grid, and asks for help elsewhere', async () => {
    const page = await browser.newPage();
    await page.goto(`${inject('site')}/x/react-data-grid/editing/`);
    const help = page.locator(`#${KEYBOARD_HELP}`);
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('gridcell').first().click();
    await demo.and(page.locator('[data-mounted]')).waitFor();
    await demo.getByRole('gridcell').first().click();
    await page.keyboard.press('?');
    await expect.poll(() => demo.locator('input').first().inputValue()).toBe('?');
    expect(await help.isVisible()).toBe(false);

    await page.locator('main h1').click();
    await page.keyboard.press('?');
    await help.waitFor();
    await page.close();
  });

  it.each(cases)('reaches everything on a page of the kind $kind at $width px', async ({ url, width }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(inject('site') + url);

    expect(await unreached(page)).toEqual([]);
    await context.close();
  });

  it('goes on from a menu, the settings and the drawer to where they were opened', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/introduction/licensing/`);
    for (const opener of [menuButton, settingsButton, summaryOf(panels.product), hooked(BELL)]) {
      await page.locator(opener).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect
        .poll(() => page.evaluate((selector) => document.activeElement?.matches(selector), opener), {
          message: opener,
        })
        .toBe(true);
    }
    await context.close();
  });

  it('does not leave the open drawer', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/introduction/licensing/`);
    await page.locator(menuButton).press('Enter');
    const outside: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      outside.push(
        ...(await page.evaluate((menu) => {
          const { activeElement } = document;
          const inside = activeElement === document.body || activeElement?.closest(menu);
          return inside ? [] : [activeElement?.outerHTML.slice(0, 80) ?? ''];
        }, sideMenu)),
      );
    }

    expect(outside).toEqual([]);
    await context.close();
  });

  it('moves in the toolbar of a demo with the arrows, the other way round where text runs from right to left', async () => {
    for (const [dir, key] of [
      ['ltr', 'ArrowRight'],
      ['rtl', 'ArrowLeft'],
    ]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addInitScript((direction) => {
        localStorage.setItem('theme-settings', JSON.stringify({ direction }));
      }, dir);
      const page = await context.newPage();
      await page.goto(`${inject('site')}/x/react-charts/styling/`);
      const toolbar = page.locator('#StylingStroke [data-x=tools]');
      await toolbar.locator('[tabindex]').first().focus();
      // The code of the tools has come.
      await toolbar.locator('summary[tabindex="0"]').waitFor();
      const seen = new Set([await focusedTool(page)]);
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press(key ?? '');
        seen.add(await focusedTool(page));
      }

      expect(seen.size, dir).toBe(await toolbar.locator('[tabindex]').count());
      await context.close();
    }
  });
});

/** Which tool of its toolbar has the focus. */
function focusedTool(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tool = document.activeElement;
    const tools = [...(tool?.closest('[data-x=tools]')?.querySelectorAll('[tabindex]') ?? [])];
    return tool ? tools.indexOf(tool) : -1;
  });
}

/**
 * Walks through a page by the tab key until it begins anew. What can be seen and used, but never had the
 * focus, is left; so is what had it without showing it. A toolbar, a group of tabs or of radio buttons is
 * one stop. Demos are the components' own matter.
 */
async function unreached(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const stops = 'a[href],button,summary,input:not([type=hidden]),select,textarea,[tabindex]';
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !element.closest('[data-demo],[inert]');
    const group = (element: Element) => {
      const { name = '', type = '' } = element instanceof HTMLInputElement ? element : {};
      return (
        element.closest('[role=toolbar],[role=tablist]') ?? (type === 'radio' ? `radio ${name}` : element)
      );
    };
    const wanted = new Set([...document.querySelectorAll(stops)].filter(isSeen).map(group));
    const hidden: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      wanted.delete(group(target));
      if (!target.closest('[data-demo]') && !target.matches(':focus-visible'))
        hidden.push(target.outerHTML.slice(0, 100));
    });
    if (wanted.size < 20) hidden.push(`only ${wanted.size} things to reach`);
    Object.assign(window, { wanted, hidden, walk: { first: null, last: null } });
  });
  for (let step = 0; step < 600; step += 1) {
    await page.keyboard.press('Tab');
    // Behind the last stop the browser's own come, and then the first one again. Everywhere else a focus that
    // nothing has is lost, as when a picture is replaced by the demo that it shows.
    const isOver = await page.evaluate(() => {
      const { activeElement, body } = document;
      const walk: { first: Element | null; last: Element | null } = Reflect.get(window, 'walk');
      if (walk.first !== null && activeElement === walk.first) return true;
      if (walk.first !== null && walk.last === body)
        Reflect.get(window, 'hidden').push(`lost before ${activeElement?.outerHTML.slice(0, 100)}`);
      if (activeElement !== body) walk.first ??= activeElement;
      walk.last = activeElement;
      return false;
    });
    if (isOver) break;
  }
  return page.evaluate(() => {
    const left: (Element | string)[] = [...Reflect.get(window, 'wanted')];
    const hidden: string[] = Reflect.get(window, 'hidden');
    return [...left.map((one) => (typeof one === 'string' ? one : one.outerHTML.slice(0, 100))), ...hidden];
  });
}
