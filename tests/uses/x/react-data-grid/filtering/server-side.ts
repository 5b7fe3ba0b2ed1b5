import { expect } from 'vitest';
import { columnMenuOpened, type Uses } from '../../../use';

/** Waits for an answer that takes a while. */

/** The server filters and pages; an error leaves the rows in place and can be tried again. */
export const uses: Uses = {
  async FilterServer({ demo, page }) {
    const ports = async () =>
      new Set(await demo.locator('[role=gridcell][data-field=port]').allTextContents());
    await expect.poll(ports).toEqual(new Set(['Busan']));
    await demo.getByRole('button', { name: 'Show filters' }).first().click();
    await page.getByRole('textbox', { name: 'Value' }).fill('gen');
    await expect.poll(ports).toEqual(new Set(['Genoa']));
  },

  async FilterServerPages({ demo, page }) {
    const first = () => demo.locator('[role=gridcell][data-field=id]').first().textContent();
    await expect.poll(first).toBe('S-1001');
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(first).toBe('S-1006');

    await demo.getByRole('button', { name: 'Let a request fail' }).click();
    await demo.getByRole('alert').waitFor();
    expect(await first()).toBe('S-1006');
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => demo.getByRole('alert').count()).toBe(0);

    const header = demo.locator('[role=columnheader][data-field=tonnes]');
    await header.hover();
    await header.getByRole('button', { name: 'Menu' }).click();
    await columnMenuOpened(page);
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('98');
    await expect
      .poll(() => demo.locator('.MuiTablePagination-displayedRows').textContent())
      .toMatch(/^1–5 of /);
    const tonnes = () => demo.locator('[role=gridcell][data-field=tonnes]').allTextContents();
    await expect.poll(async () => (await tonnes()).every((text) => Number(text) >= 98)).toBe(true);
  },
};
