import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Rows come and go through the prop, the API, the end of a list and the server. */
export const uses: Uses = {
  async RowUpdatesRowsProp({ demo }) {
    const ids = demo.locator('[role=row] [data-field=id][role=gridcell]');
    await demo.getByRole('button', { name: 'Add a parcel' }).click();
    await expect.poll(() => ids.allTextContents()).toEqual(['104', '101', '102', '103']);
    await demo.getByRole('button', { name: 'Remove the last' }).click();
    await expect.poll(() => ids.allTextContents()).toEqual(['104', '101', '102']);
  },

  async RowUpdatesApi({ demo }) {
    const gates = demo.locator('[role=gridcell][data-field=gate]');
    await demo.getByRole('button', { name: 'Insert West' }).click();
    await expect.poll(() => gates.allTextContents()).toEqual(['North', 'East', 'Harbor', 'West']);
    await demo.getByRole('button', { name: 'Delete West' }).click();
    await expect.poll(() => gates.count()).toBe(3);
    await demo.getByRole('button', { name: 'Count a visitor' }).click();
    await expect.poll(() => demo.locator('[data-id=A] [data-field=visitors]').textContent()).toBe('121');
  },

  async RowUpdatesInfinite({ demo }) {
    const scroller = demo.locator('.MuiDataGrid-virtualScroller');
    const rows = () => demo.locator('[role=grid]').getAttribute('aria-rowcount');
    const toEnd = () => scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const last = (index: number) => demo.locator(`[role=row][aria-rowindex="${index + 1}"] [data-field=id]`);
    await expect.poll(rows).toBe('21');
    await toEnd();
    await expect.poll(() => demo.getByRole('progressbar').count()).toBe(1);
    // The last row leaves and comes back while its successors are on their way.
    await scroller.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(() => last(20).count()).toBe(0);
    await toEnd();
    await expect.poll(rows).toBe('41');
    await toEnd();
    await expect.poll(rows).toBe('61');
    await toEnd();
    await expect.poll(() => last(60).textContent()).toBe('60');
  },

  async RowUpdatesLazy({ demo }) {
    const scroller = demo.locator('.MuiDataGrid-virtualScroller');
    const row = (index: number) => demo.locator(`[role=row][aria-rowindex="${index + 1}"] [data-field=id]`);
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => row(500).textContent()).toBe('500');
    const header = demo.locator('[role=columnheader][data-field=id]');
    await header.click();
    await header.click();
    await expect.poll(() => row(500).textContent()).toBe('1');
    await scroller.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(() => row(1).textContent()).toBe('500');
    await scroller.evaluate((element) => element.scrollTo(0, 52 * 250));
    await expect.poll(() => row(252).textContent()).toBe('249');
  },

  async RowUpdatesThrottled({ demo }) {
    const cell = demo.locator('[data-id="0"] [data-field=celsius]');
    await demo.getByRole('button', { name: 'Start the sensors' }).click();
    await expect.poll(() => cell.textContent()).not.toBe('60');
    await demo.getByRole('button', { name: 'Stop the sensors' }).click();
  },
};
