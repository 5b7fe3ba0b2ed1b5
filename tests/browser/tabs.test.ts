import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hold } from './hold';
import { readers } from './readers';
import { watchPage } from './watch-page';

const { newReader, reader } = readers();

const gettingStarted = (language = '') =>
  `${inject('site')}${language}/x/react-date-pickers/getting-started/`;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();

/** Names of chosen tabs in groups of package managers, one for each group. */
const chosen = (page: Page) =>
  page.locator('[data-storage-key=package-manager] [aria-selected=true]').allTextContents();

/** The code that is seen in these groups. */
const shownCode = (page: Page) =>
  page.locator('[data-storage-key=package-manager] [role=tabpanel]:visible').allTextContents();

describe('tabs of code', () => {
  it('of one kind change together, here, in other tabs of the browser and on the next page', async () => {
    const { page, complaints } = await watchPage(reader(), gettingStarted());
    const other = await watchPage(reader(), gettingStarted());
    const count = (await chosen(page)).length;
    await tab(page, 'pnpm').click();

    const pnpm = Array<string>(count).fill('pnpm');
    expect(count).toBeGreaterThan(1);
    await expect.poll(() => chosen(page)).toEqual(pnpm);
    for (const code of await shownCode(page)) expect(code).toContain('pnpm add');
    await expect.poll(() => chosen(other.page)).toEqual(pnpm);
    const next = await watchPage(reader(), gettingStarted('/zh'));
    await expect.poll(() => chosen(next.page)).toEqual(pnpm);
    expect([...complaints, ...other.complaints, ...next.complaints]).toEqual([]);
  });

  it('are changed by the arrow keys, also by those that came before their code', async () => {
    const page = await newReader().then((reader) => reader.newPage());
    await page.goto(gettingStarted());
    const release = await hold(page, '**/enhance-tabs-*.js');
    await Promise.all([page.waitForRequest('**/enhance-tabs-*.js'), tab(page, 'npm').focus()]);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    expect(new Set(await chosen(page))).toEqual(new Set(['npm']));
    release();

    await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['pnpm']));
    await page.keyboard.press('ArrowRight');
    expect(new Set(await chosen(page))).toEqual(new Set(['yarn']));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('yarn');
  });

  it('whose code did not come ask for it once more when they are used again', async () => {
    const page = await newReader().then((reader) => reader.newPage());
    await page.goto(gettingStarted());
    const code = /\/enhance-tabs-/;
    await page.route(code, (route) => route.abort());
    const complaint = page.waitForEvent('console', (message) => message.text().includes('enhance-tabs'));
    await tab(page, 'pnpm').click();
    await complaint;
    await page.unroute(code);
    await tab(page, 'pnpm').click();

    await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['pnpm']));
  });
});
