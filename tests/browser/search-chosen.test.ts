import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEARCH_BUTTON } from '../../site/search/button-hook';
import { RESULT_TITLE, SEARCH_DIALOG } from '../../site/search/hooks';
import { hooked } from '../../site/support/dom';
import { hold } from './hold';
import { readers } from './readers';

const { reader, open } = readers();

const PAGE = '/x/react-charts/bars/';

const DIALOG = hooked(SEARCH_DIALOG);

/** On a page of another product these texts come late. */
const LATE = '**/assets/search/en-x-data-grid-*.json';

/** Opens the search and asks; results are there, maybe not all. */
async function ask(page: Page, question: string): Promise<void> {
  await page.locator(hooked(SEARCH_BUTTON)).click();
  await page.locator(`${DIALOG}:popover-open input`).fill(question);
  await found(page);
}

const found = (page: Page) => page.locator(`${DIALOG} mark`).first().waitFor();

const whole = (page: Page) => page.locator(`${DIALOG}[data-whole]`).waitFor();

/** Page and title of the chosen result, and its place among all. */
const chosen = (page: Page) =>
  page.locator(DIALOG).evaluate((dialog, title) => {
    const all = [...dialog.querySelectorAll<HTMLAnchorElement>('[role=option]')];
    const place = all.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const name = all[place]?.querySelector(title)?.textContent;
    return { place, result: `${all[place]?.pathname} ${name}` };
  }, hooked(RESULT_TITLE));

describe('the chosen result', () => {
  it('stays chosen when what is fetched later comes before it', async () => {
    const release = await hold(reader(), LATE);
    const page = await open(PAGE);
    await ask(page, 'checkbox');
    await page.keyboard.press('End');
    const before = await chosen(page);
    release();
    await whole(page);
    const after = await chosen(page);

    expect(after.result).toBe(before.result);
    expect(after.place).not.toBe(before.place);
  });

  it('is chosen again by who comes back, though it is not among the first that are there', async () => {
    const page = await open(PAGE);
    await ask(page, 'checkbox');
    await whole(page);
    await page.keyboard.press('End');
    const before = await chosen(page);
    const release = await hold(reader(), LATE);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== PAGE);
    await page.goBack();
    await found(page);
    const meanwhile = await chosen(page);
    release();
    await whole(page);

    expect(meanwhile.place).not.toBe(before.place);
    expect(await chosen(page)).toEqual(before);
  });

  it('is the first one, whatever comes, until a reader chooses', async () => {
    const release = await hold(reader(), LATE);
    const page = await open(PAGE);
    await ask(page, 'checkbox');
    release();
    await whole(page);

    expect((await chosen(page)).place).toBe(0);
  });
});
