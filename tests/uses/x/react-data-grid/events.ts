import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Events are heard by a prop, a hook and the API, and prevented. */
export const uses: Uses = {
  async EventsProp({ demo }) {
    await demo.getByText('Trumpet').click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Trumpet: 12 euros a month');
  },
  async EventsHook({ demo }) {
    await demo.getByText('Trumpet').hover();
    await expect.poll(() => demo.getByText('Free to lend').count()).toBe(1);
  },
  async EventsApiRef({ demo }) {
    const header = demo.locator('[role=columnheader][data-field=size]');
    await header.click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Clicks: 1');
    await demo.getByLabel('Count clicks on headers').uncheck();
    await header.click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Clicks: 1');
  },
  async EventsPrevented({ demo, page }) {
    const cell = demo.getByText('Trumpet');
    await cell.dblclick();
    expect(await demo.locator('[role=gridcell] input').count()).toBe(0);
    await page.keyboard.down('Control');
    await cell.dblclick();
    await page.keyboard.up('Control');
    await expect.poll(() => demo.locator('[role=gridcell] input').count()).toBe(1);
  },
  async EventsLog({ demo }) {
    await demo.locator('[role=columnheader][data-field=size]').click();
    await expect
      .poll(() => demo.locator('ol li').first().innerText())
      .toMatch(/sortModelChange|columnHeaderClick/);
  },
};
