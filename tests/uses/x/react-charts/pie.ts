import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async PiePlayground({ demo, page }) {
    const code = demo.getByRole('region', { name: 'PieChart code' });
    const arc = demo.locator('.MuiPieArc-root').first();
    const before = await arc.getAttribute('d');
    await demo.getByLabel('innerRadius').focus();
    await page.keyboard.press('End');
    await demo.getByLabel('arcLabel').check();
    await expect.poll(() => code.innerText()).toMatch(/innerRadius: 90,[\s\S]*arcLabel: 'value',/);
    await expect.poll(() => arc.getAttribute('d')).not.toBe(before);
  },
};
