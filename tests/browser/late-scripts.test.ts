import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { hold } from './hold';
import { readers } from './readers';

const { reader } = readers();

/** A page that can be read, and whose scripts come when they are let. */
async function openWithoutScripts(pathname: string): Promise<{ page: Page; letScriptsCome: () => void }> {
  const page = await reader().newPage();
  const letScriptsCome = await hold(page, '**/*.js');
  await page.goto(inject('site') + pathname, { waitUntil: 'commit' });
  await page.locator('footer nav').waitFor();
  return { page, letScriptsCome };
}

describe('a press that comes before the scripts of a page', () => {
  it.each([
    ['opens the search', '[data-x=search]', '[data-x=search-dialog] input'],
    ['shows the code of a demo', '[data-tool=code]', '[data-tool=code][aria-expanded=true]'],
    ['chooses the language of code', '[data-tool=variant][value=JS]', '[value=JS][aria-pressed=true]'],
    ['copies the page', '[data-x=copy-page]', '[data-x=copy-page][data-state]'],
  ])('%s when they come', async (_, pressed, answer) => {
    const { page, letScriptsCome } = await openWithoutScripts('/x/react-charts/bars/');
    await page.locator(pressed).first().click();
    letScriptsCome();

    await page.locator(answer).first().waitFor();
  });

  it('opens the search by its key', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/x/react-charts/bars/');
    await page.keyboard.press('Control+k');
    letScriptsCome();

    await page.locator('[data-x=search-dialog] input').waitFor();
  });

  it('chooses the colours', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/x/react-charts/bars/');
    await page
      .locator('header details', { has: page.locator('fieldset') })
      .locator('summary')
      .click();
    await page.locator('header label', { has: page.locator('[value=dark]') }).click();
    letScriptsCome();

    await page.locator('html[data-mui-color-scheme=dark]').waitFor({ state: 'attached' });
  });

  it('is answered once, however often it was made', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/x/react-charts/bars/');
    const tool = page.locator('[data-tool=code]').first();
    await tool.click();
    await tool.click();
    letScriptsCome();

    await page.locator('[data-tool=code][aria-expanded=true]').first().waitFor();
  });

  it('is forgotten after ten seconds', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/x/react-charts/bars/');
    await page.locator('[data-tool=variant][value=JS]').first().click();
    await page.evaluate(() => {
      const now = performance.now() + 10_001;
      performance.now = () => now;
    });
    letScriptsCome();
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.locator('[data-tool=code]').first().click();
    await page.locator('[data-tool=code][aria-expanded=true]').first().waitFor();

    const language = page.locator('[data-tool=variant][value=JS]').first();
    expect(await language.getAttribute('aria-pressed')).toBe('false');
  });

  it('does in a demo what it would have done there', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/x/react-date-pickers/date-calendar/');
    const calendar = page.locator('[data-demo]').first();
    await calendar.locator('button', { hasText: /^23$/ }).first().click();
    expect(await calendar.getAttribute('aria-busy')).toBe('true');
    letScriptsCome();

    await calendar.locator('[aria-selected=true]', { hasText: /^23$/ }).waitFor();
    expect(await calendar.getAttribute('data-mounted')).not.toBeNull();
  });

  it.each([
    ['a click', (field: Locator) => field.click()],
    ['the keyboard', (field: Locator) => field.focus()],
  ])('and all that is typed after it reach a field that was entered by %s', async (_, enter) => {
    const { page, letScriptsCome } = await openWithoutScripts('/components/text-fields/');
    const field = page.locator('[data-demo] textarea:not([aria-hidden])').first();
    await enter(field);
    await page.keyboard.type('letters');
    letScriptsCome();

    await page.locator('[data-demo][data-mounted]').first().waitFor();
    await expect.poll(() => field.inputValue()).toBe('letters');
  });

  it.each(['Enter', 'Space'])('does once in a demo what %s would have done there', async (key) => {
    const { page, letScriptsCome } = await openWithoutScripts('/x/react-date-pickers/date-calendar/');
    const calendar = page.locator('[data-demo]').first();
    await calendar.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press(key);
    letScriptsCome();

    await calendar.getByText('May 2024').waitFor();
    // A second month would have come by now.
    await page.waitForTimeout(500);
    expect(await calendar.getByText('May 2024').isVisible()).toBe(true);
  });

  it('is answered by the scripts that have come, if another does not', async () => {
    const { page, letScriptsCome } = await openWithoutScripts('/x/react-charts/bars/');
    await page.route('**/demo-client-*.js', (route) => route.abort());
    // The page was loaded anew for it already (preferences/before-paint.ts).
    await page.evaluate(() => sessionStorage.setItem('filesAgain', '1'));
    await page.locator('[data-x=search]').click();
    letScriptsCome();

    await page.locator('[data-x=search-dialog] input').waitFor();
  });

  it('leaves alone what browsers do by themselves: links, menus, drawers', async () => {
    const { page } = await openWithoutScripts('/x/react-charts/bars/');
    await page.locator('header button[popovertarget]:visible').last().click();
    expect(await page.locator(':popover-open').count()).toBe(1);
    await page.keyboard.press('Escape');
    const menu = page.locator('header details summary').first();
    await menu.click();
    expect(await page.locator('header details[open]').count()).toBe(1);
    await menu.click();
    await page.locator('article a[href^="/x/"]').first().click();

    await page.waitForURL((url) => !url.pathname.endsWith('/bars/'), { waitUntil: 'commit' });
  });
});
