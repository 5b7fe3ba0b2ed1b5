import { expect, it } from 'vitest';
import { KEYBOARD_HELP } from '../../site/layout/hooks';
import { footer } from './frame-elements';
import { readers } from './readers';

const { open } = readers();

it('a question mark opens the list of keys, and Escape gives the focus back', async () => {
  const page = await open('/x/introduction/support/');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const link = page.locator(`${footer} ul a`).first();
  await link.focus();
  // The key is heard once the script of the page is there.
  await expect
    .poll(async () => {
      if (!(await help.isVisible())) await page.keyboard.press('?');
      return help.isVisible();
    })
    .toBe(true);
  await page.keyboard.press('Escape');

  await expect.poll(() => help.isVisible()).toBe(false);
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('the language that a reader prefers is offered once, and moves nothing', async () => {
  const page = await open('/zh/x/introduction/support/');
  const offer = page.getByRole('complementary', { name: 'This page is also in English' });
  await offer.waitFor();
  const top = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  await offer.getByRole('button').click();
  await expect.poll(() => offer.count()).toBe(0);

  expect(await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top)).toBe(top);
  await page.reload();
  await page.locator(`#${KEYBOARD_HELP}`).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => localStorage.getItem('language-offered'))).toBe('en');
  expect(await offer.count()).toBe(0);
});
