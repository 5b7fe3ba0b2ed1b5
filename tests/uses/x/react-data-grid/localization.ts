import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async LocalizationText({ demo }) {
    await demo.locator('[role=row] input[type=checkbox]').nth(1).click();
    await expect.poll(() => demo.innerText()).toContain('One loan selected');
    await demo.locator('[role=row] input[type=checkbox]').nth(2).click();
    await expect.poll(() => demo.innerText()).toContain('2 loans selected');
    expect(await demo.innerText()).toContain('Loans 1 to 5 of 6');
  },

  async LocalizationTheme({ demo, page }) {
    await expect.poll(() => demo.getByRole('button', { name: 'Exportar' }).count()).toBe(1);
    await demo.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: '简体中文' }).click();
    await expect.poll(() => demo.getByRole('button', { name: '导出' }).count()).toBe(1);
    await demo.getByRole('columnheader', { name: 'Title' }).hover();
    await demo.getByRole('columnheader', { name: 'Title' }).getByRole('button', { name: '菜单' }).click();
    await expect.poll(() => page.getByRole('menuitem', { name: '升序' }).count()).toBe(1);
  },

  async LocalizationRtl({ demo, page }) {
    const cell = (column: number) => demo.locator(`[data-rowindex="0"] [data-colindex="${column}"]`);
    const [title, reader] = await Promise.all([cell(1).boundingBox(), cell(2).boundingBox()]);
    expect(title?.x).toBeGreaterThan(reader?.x ?? Number.POSITIVE_INFINITY);
    await cell(1).click();
    await page.keyboard.press('ArrowLeft');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('reader');
  },
};
