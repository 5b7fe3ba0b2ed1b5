import { describe, expect, inject, it } from 'vitest';
import { drawerHead, menuButton, sideMenu, topBar } from '../frame-elements';
import { CONTENTS } from '../../../site/page/contents-id';
import { readers } from '../readers';

const { changeReader, newReader, open } = readers();

describe('the drawer', () => {
  it('comes from where lines start, and a tap beside it gives the focus back', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const phone = await newReader({ viewport: { width: 390, height: 800 } });
      await phone.addInitScript((dir) => {
        localStorage.setItem('theme-settings', JSON.stringify({ direction: dir }));
      }, direction);
      const page = await phone.newPage();
      await page.goto(`${inject('site')}/x/introduction/licensing/`);
      const menu = page.locator(sideMenu);
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
      await page.locator(menuButton).click();
      expect(begins, direction).toBe(40);
      const beside = { x: direction === 'rtl' ? 20 : 370, y: 400 };
      // Wherever it is: what stands below the backdrop hears nothing of it.
      await page.evaluate(({ x, y }) => {
        const link = document.createElement('a');
        link.href = '/x/introduction/';
        link.style.cssText = `position:fixed;left:${x - 20}px;top:${y - 20}px;width:40px;height:40px`;
        document.querySelector('article')?.append(link);
      }, beside);
      await page.mouse.click(beside.x, beside.y);

      await expect.poll(() => menu.isVisible()).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/x/introduction/licensing/');
      expect(await page.locator(menuButton).evaluate((button) => button === document.activeElement)).toBe(
        true,
      );
    }
  });

  it('is a column from 1200 px on, below a bar of 57 px, and leads to GitHub where the bar has no room', async () => {
    const page = await open('/x/introduction/licensing/');
    for (const [width, column, whereGitHubIs] of [
      [1440, 300, topBar],
      [1200, 264, topBar],
      [1199, undefined, topBar],
      [599, undefined, drawerHead],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const menu = page.locator(sideMenu);
      expect(await menu.isVisible(), `${width} px`).toBe(column !== undefined);
      if (column) expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 57, width: column });
      else await page.locator(menuButton).click();
      expect(await page.locator(topBar).evaluate((bar) => bar.getBoundingClientRect().height)).toBe(57);
      const link = page.locator(
        `:is(${topBar},${drawerHead}) a[href="https://github.com/mui/mui-x"]:visible`,
      );
      expect(await link.count()).toBe(1);
      expect(await link.evaluate((one, where) => one.parentElement?.matches(where), whereGitHubIs)).toBe(
        true,
      );
      if (!column) await page.keyboard.press('Escape');
    }
  });
});

describe('the sheet of contents on a phone', () => {
  it('is closed by a tap above it, which follows no link there', async () => {
    const phone = await newReader({ viewport: { width: 390, height: 800 } });
    const page = await phone.newPage();
    await page.goto(`${inject('site')}/x/introduction/licensing/`);
    const contents = page.locator(`#${CONTENTS}`);
    const link = await page.locator('main nav ol a').first().boundingBox();
    const [x, y] = [(link?.x ?? 0) + 5, (link?.y ?? 0) + 5];
    await page.locator(`[popovertarget=${CONTENTS}]`).click();
    expect((await contents.boundingBox())?.y).toBeGreaterThan(y);
    await page.mouse.click(x, y);

    await expect.poll(() => contents.isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/x/introduction/licensing/');
    await page.mouse.click(x, y);
    await page.waitForURL((url) => url.pathname !== '/x/introduction/licensing/');
  });
});

describe('the side menu', () => {
  it('is on the next page where it was left, with what was open', async () => {
    await changeReader({ viewport: { width: 1280, height: 500 } });
    const page = await open('/x/react-data-grid/column-definition/');
    const menu = page.locator(sideMenu);
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

  it('has the mark of a plan as high as the button of its line, also where the title is two lines', async () => {
    await changeReader({ viewport: { width: 1280, height: 900 } });
    const page = await open('/x/react-date-pickers/');
    const lines = await page.locator(`${sideMenu} li:has(> a > .icon-pro):has(> button)`).evaluateAll((all) =>
      all.map((line) => {
        const middle = (selector: string) => {
          const { top, height } = line.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return top + height / 2;
        };
        const isLong = (line.querySelector('a')?.clientHeight ?? 0) > 40;
        return { isLong, off: Math.round(middle('a > .icon-pro') - middle('button')) };
      }),
    );

    expect(lines.some(({ isLong }) => isLong)).toBe(true);
    expect(lines.map(({ off }) => off)).toEqual(lines.map(() => 0));
  });

  it('has the branch of Material UI on its pages alone, where its other sections can be unfolded', async () => {
    await changeReader({ viewport: { width: 1280, height: 800 } });
    const page = await open('/components/buttons/');
    const branch = page.locator(`${sideMenu} [data-group="/material-ui-group"]`);
    const system = page.locator(`${sideMenu} li:has(> [data-group="/system"])`);

    expect(await page.locator(`${sideMenu} [aria-current]`).innerText()).toBe('Button');
    expect(await page.locator('main nav ol').innerText()).toMatch(/Material UI\s*Components/);
    await system.locator('button').click();
    await expect.poll(() => system.locator('ul a').count()).toBe(10);
    await page.locator(`${sideMenu} [data-group="/x/react-charts-group"]`).click();
    await page.locator(`${sideMenu} a[href="/x/react-charts/bars/"]`).click();
    await page.waitForURL('**/x/react-charts/bars/');

    expect(await branch.count()).toBe(0);
  });
});
