import type { Locator } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { SETTINGS } from '../../site/layout/hooks';
import { SEARCH_BUTTON } from '../../site/search/button-hook';
import { SEARCH_DIALOG } from '../../site/search/hooks';
import { hooked } from '../../site/support/dom';
import { settingsButton } from './frame-elements';
import { readers } from './readers';
import { widerThan } from './wider-than';

const { changeReader, open, reader } = readers();

/** Whether each choice of a group has an outline, by whether it is chosen. */
const outlines = (choices: Locator) =>
  choices.evaluateAll((all) =>
    all.map((one) => {
      const isChosen = one.querySelector(':checked') !== null;
      const shown = [one, ...one.querySelectorAll('span')];
      const isOutlined = shown.some((element) => getComputedStyle(element).outlineStyle === 'solid');
      return { isChosen, isOutlined };
    }),
  );

describe.each(['light', 'dark'] as const)('with the colours of the system, %s', (colorScheme) => {
  const openForced = async (url: string) => {
    const page = await open(url);
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    return page;
  };

  it('the settings show what is chosen', async () => {
    const page = await openForced('/x/introduction/licensing/');
    await page.locator(settingsButton).click();
    const choices = () => outlines(page.locator(`#${SETTINGS} label:has([type=radio])`));

    // Stored settings come with a script.
    await expect
      .poll(async () => (await choices()).filter(({ isChosen }) => isChosen).length)
      .toBeGreaterThan(2);
    await expect
      .poll(async () => (await choices()).filter(({ isChosen, isOutlined }) => isChosen !== isOutlined))
      .toEqual([]);
  });

  it('the commands of an installation say what they are for', async () => {
    const page = await openForced('/x/introduction/installation/');
    const choices = await outlines(page.locator('main label:has([type=radio])'));

    expect(choices.filter(({ isChosen }) => isChosen).length).toBeGreaterThan(1);
    expect(choices.filter(({ isChosen, isOutlined }) => isChosen !== isOutlined)).toEqual([]);
  });

  it('the words that were searched for have the colour of those around them', async () => {
    const page = await openForced('/x/introduction/licensing/');
    await page.locator(hooked(SEARCH_BUTTON)).click();
    const dialog = page.locator(`${hooked(SEARCH_DIALOG)}:popover-open`);
    await dialog.locator('input').fill('license key');
    await dialog.locator('mark').first().waitFor();

    const colors = await dialog.locator('mark').evaluateAll((marks) =>
      marks.map((one) => {
        const around = one.parentElement ?? one;
        return [getComputedStyle(one).color, getComputedStyle(around).color];
      }),
    );
    expect(colors.filter(([own, around]) => own !== around)).toEqual([]);
  });
});

describe('with text of double size', () => {
  it.each(['/x/api/data-grid/data-grid/', '/x/react-charts/bars/', '/zh/x/api/charts/bar-chart/'])(
    'nothing is wider than the screen of a desktop: %s',
    async (url) => {
      const page = await open(url);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

      expect(await widerThan(page, 1280)).toEqual([]);
    },
  );

  it.each([
    [640, '/x/introduction/licensing/'],
    [640, '/x/api/data-grid/data-grid/'],
    [640, '/x/react-charts/bars/'],
    [390, '/x/introduction/licensing/'],
    [320, '/zh/x/react-data-grid/editing/'],
  ])('that a browser is set to, nothing is wider than a screen of %i px: %s', async (width, url) => {
    await changeReader({ viewport: { width, height: 640 } });
    const page = await reader().newPage();
    const session = await reader().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto(inject('site') + url);

    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await widerThan(page, width)).toEqual([]);
  });
});
