import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async BarsPlayground({ demo }) {
    const code = demo.getByRole('region', { name: 'BarChart code' });
    await demo.getByLabel('layout').selectOption('horizontal');
    await demo.getByLabel('stack').check();
    await demo.getByLabel('barLabel').check();
    await expect.poll(() => demo.locator('.MuiBarLabel-root').count()).toBe(12);
    await expect
      .poll(() => code.innerText())
      .toBe(`<BarChart
  height={300}
  layout="horizontal"
  yAxis={[
    {
      scaleType: 'band',
      data: ['Q1', 'Q2', 'Q3', 'Q4'],
      categoryGapRatio: 0.2,
      barGapRatio: 0.1,
    },
  ]}
  series={[
    { label: 'Lisbon', data: [35, 44, 24, 34], stack: 'total' },
    { label: 'Porto', data: [51, 6, 49, 30], stack: 'total' },
    { label: 'Faro', data: [15, 25, 30, 50], stack: 'total' },
  ]}
  barLabel="value"
/>`);
    await demo.getByRole('button', { name: 'Copy' }).click();
    await demo.getByRole('button', { name: 'Copied' }).waitFor();
    await demo.getByLabel('stack').uncheck();
    await demo.getByRole('button', { name: 'Copy' }).waitFor();
  },
};
