import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A loaded machine takes its time. */

export const uses: Uses = {
  async ActionBarComponent({ demo }) {
    await demo.getByRole('button', { name: 'No visit' }).click();
    await expect.poll(() => demo.locator('[aria-selected=true]').count()).toBe(0);
  },
  async TabsComponent({ demo }) {
    await expect.poll(() => demo.innerText()).toContain('First the day…');
    await demo.getByRole('tab').last().click();
    await expect.poll(() => demo.innerText()).toContain('…then the hour');
  },
  async ToolbarComponent({ demo }) {
    await demo.getByRole('button', { name: 'One week later' }).click();
    await expect.poll(() => demo.innerText()).toContain('Wednesday, 24 April');
  },
  async CalendarHeaderComponent({ demo }) {
    await demo.getByRole('button', { name: '+3 months' }).click();
    await expect.poll(() => demo.innerText()).toContain('Jul 2024');
  },
  async CalendarHeaderRange({ demo }) {
    await demo.getByRole('button', { name: 'Next month' }).click();
    await expect.poll(() => demo.innerText()).toMatch(/May 2024[\s\S]*June 2024/);
  },
  async YearButtonComponent({ demo, page }) {
    await demo.getByRole('radio', { name: '2024' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const next = demo.getByRole('radio', { name: '2025' });
    await expect.poll(() => next.getAttribute('aria-checked')).toBe('true');
  },
  async ArrowSwitcherComponent({ demo }) {
    await demo.getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => demo.innerText()).toContain('May 2024');
  },
};
