import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async GaugePlayground({ demo, page }) {
    const code = demo.getByRole('region', { name: 'Gauge code' });
    await demo.getByRole('slider', { name: 'value' }).focus();
    await page.keyboard.press('End');
    await demo.getByRole('slider', { name: 'innerRadius' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => code.innerText()).toMatch(/value=\{100\}[\s\S]*innerRadius="75%"/);
    await expect.poll(() => demo.locator('text').innerHTML()).toContain('100');
  },
};
