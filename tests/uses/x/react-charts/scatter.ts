import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async ScatterPlayground({ demo, page }) {
    const code = demo.getByRole('region', { name: 'ScatterChart code' });
    await demo.getByLabel('scaleType').selectOption('log');
    await demo.getByLabel('markerSize').focus();
    await page.keyboard.press('End');
    await demo.getByLabel('disableVoronoi').check();
    await expect
      .poll(() => code.innerText())
      .toMatch(/scaleType: 'log', min: 400[\s\S]*markerSize: 12[\s\S]*disableVoronoi\n/);
    await expect.poll(() => demo.locator('circle[r="12"]').count()).toBe(8);
  },
};
