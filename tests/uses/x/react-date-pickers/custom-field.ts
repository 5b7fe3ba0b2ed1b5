import { expect } from 'vitest';
import { popupOpened, type Use, type Uses } from '../../use';

/** A loaded machine takes its time. */

/** Types a month, then picks a day in the popup. */
const typeAndPick: Use = async ({ demo, page }) => {
  const field = demo.locator('input').first();
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('05');
  await expect.poll(() => field.inputValue()).toBe('05/17/2024');
  await demo.getByRole('button').click();
  await popupOpened(page);
  await page.getByRole('dialog').getByRole('gridcell', { name: '22', exact: true }).click();
  await expect.poll(() => field.inputValue()).toBe('05/22/2024');
};

export const uses: Uses = {
  FieldMaterialTextField: typeAndPick,
  FieldPlainInput: typeAndPick,
  async FieldSingleInputWrapped({ demo, page }) {
    const field = demo.locator('input');
    await field.click();
    await page.getByRole('tooltip').getByRole('gridcell', { name: '20', exact: true }).first().click();
    await page.getByRole('tooltip').getByRole('gridcell', { name: '8', exact: true }).last().click();
    await expect.poll(() => field.inputValue()).toBe('04/20/2024 – 05/08/2024');
  },
  async FieldPlainMultiRange({ demo, page }) {
    const last = demo.getByLabel('Away until');
    await last.click();
    await page.getByRole('tooltip').getByRole('gridcell', { name: '20', exact: true }).last().click();
    await expect.poll(() => last.inputValue()).toBe('05/20/2024');
  },
  async FieldPlainSections({ demo, page }) {
    await demo.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => demo.getByRole('group').first().innerText()).toContain('05/17/2024');
  },
  async FieldAutocomplete({ demo, page }) {
    await demo.getByRole('combobox').click();
    await page.getByRole('option', { name: '27 April' }).click();
    await expect.poll(() => demo.getByRole('combobox').inputValue()).toBe('27 April');
    await demo.getByRole('button', { name: /Choose date/ }).click();
    await popupOpened(page);
    await page.getByRole('dialog').getByRole('gridcell', { name: '6', exact: true }).click();
    await expect.poll(() => demo.getByRole('combobox').inputValue()).toBe('6 April');
  },
  async FieldButton({ demo, page }) {
    await demo.getByRole('button').click();
    await popupOpened(page);
    await page.getByRole('dialog').getByRole('gridcell', { name: '22', exact: true }).click();
    await expect.poll(() => demo.getByRole('button').innerText()).toMatch(/22 April 2024/i);
  },
  async FieldButtonRange({ demo, page }) {
    await demo.getByRole('button').click();
    await page.getByRole('tooltip').getByRole('gridcell', { name: '20', exact: true }).first().click();
    await page.getByRole('tooltip').getByRole('gridcell', { name: '8', exact: true }).last().click();
    await expect.poll(() => demo.getByRole('button').innerText()).toMatch(/20 Apr – 8 May/i);
  },
};
