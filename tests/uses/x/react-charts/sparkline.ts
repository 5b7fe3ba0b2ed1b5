import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async SparklinePlayground({ demo, page }) {
    const code = demo.getByRole('region', { name: 'SparkLineChart code' });
    await demo.getByLabel('plotType').selectOption('bar');
    await demo.getByLabel('height').focus();
    await page.keyboard.press('Home');
    await expect.poll(() => code.innerText()).toMatch(/height=\{30\}\n {2}plotType="bar"/);
    await expect.poll(() => demo.locator('.MuiBarElement-root').count()).toBe(10);
    await expect.poll(() => demo.locator('svg[height="30"]').count()).toBe(1);
  },
};
