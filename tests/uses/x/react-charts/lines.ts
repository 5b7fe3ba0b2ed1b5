import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async LinesPlayground({ demo }) {
    const code = demo.getByRole('region', { name: 'LineChart code' });
    await expect.poll(() => demo.locator('.MuiMarkElement-root').count()).toBe(7);
    await demo.getByLabel('curve').selectOption('step');
    await demo.getByLabel('area').check();
    await demo.getByLabel('showMark').uncheck();
    await demo.getByLabel('grid.horizontal').check();
    await expect.poll(() => demo.locator('.MuiMarkElement-root').count()).toBe(0);
    await expect.poll(() => demo.locator('.MuiAreaElement-root').count()).toBe(1);
    await expect
      .poll(() => code.innerText())
      .toMatch(/curve: 'step',\s+area: true,\s+showMark: false,[\s\S]*grid=\{\{ horizontal: true \}\}/);
  },
};
