import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../../use';

const names = (demo: Locator) =>
  demo
    .locator('[role=gridcell][data-field=__tree_data_group__]')
    .allTextContents()
    .then((all) => all.map((text) => text.replace(/ \(\d+\)$/, '')));

const row = (demo: Locator, name: RegExp) => demo.getByRole('row').filter({ hasText: name });

/** Children come when a row is opened, failures are marked at their parent, and one branch can be loaded again. */
export const uses: Uses = {
  async ServerTreeBasic({ demo }) {
    await expect.poll(() => names(demo)).toEqual(['Almere', 'Brno', 'Cadiz', 'Dresden']);
    await row(demo, /^Brno/).getByRole('button', { name: 'see children' }).click();
    await expect.poll(() => names(demo).then(([, , hall]) => hall)).toBe('Hall 1');
    await row(demo, /^Brno/).getByRole('button', { name: 'hide children' }).click();
    await expect.poll(() => names(demo)).toEqual(['Almere', 'Brno', 'Cadiz', 'Dresden']);
    expect(await demo.locator('.MuiTablePagination-displayedRows').textContent()).toBe('1–4 of 6');
  },

  async ServerTreeErrors({ demo }) {
    await expect.poll(() => names(demo).then(([first]) => first)).toBe('Almere');
    await demo.getByLabel('Server offline').check();
    await row(demo, /^Almere/)
      .getByRole('button', { name: 'see children' })
      .click();
    await expect
      .poll(() => demo.getByRole('alert').textContent())
      .toBe('Almere: The server does not answer.');
    await expect
      .poll(() =>
        row(demo, /^Almere/)
          .locator('.MuiBadge-badge:not(.MuiBadge-invisible)')
          .count(),
      )
      .toBe(1);
    await demo.getByLabel('Server offline').uncheck();
    await row(demo, /^Almere/)
      .getByRole('button', { name: 'see children' })
      .click();
    await expect.poll(() => names(demo).then(([, hall]) => hall)).toBe('Hall 1');
  },

  async ServerTreeExpansion({ demo }) {
    await expect.poll(() => names(demo).then(([, , hall]) => hall)).toBe('Hall 1');
  },

  async ServerTreeCache({ demo }) {
    const kept = demo.getByRole('status');
    await expect.poll(() => kept.textContent()).toBe('Answers kept: 1');
    for (const name of [/^Almere/, /^Brno/])
      await row(demo, name).getByRole('button', { name: 'see children' }).click();
    await expect.poll(() => kept.textContent()).toBe('Answers kept: 3');
    await demo.getByRole('button', { name: 'Count Almere again' }).click();
    await expect.poll(() => kept.textContent()).toBe('Answers kept: 2');
    await expect.poll(() => kept.textContent()).toBe('Answers kept: 3');
  },
};
