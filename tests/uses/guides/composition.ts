import { expect } from 'vitest';
import type { Uses } from '../use';

/** A child that forwards props and ref gets its tooltip. */
export const uses: Uses = {
  async CompositionTooltipChild({ demo, page }) {
    await demo.getByRole('button', { name: 'BRG' }).hover();
    await expect.poll(() => page.getByRole('tooltip').textContent()).toBe('Bergen, main station');
    await page.mouse.move(0, 0);
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  },
};
