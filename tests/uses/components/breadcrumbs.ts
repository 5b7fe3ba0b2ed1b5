import { expect } from 'vitest';
import type { Uses } from '../use';

/** Breadcrumbs and the tree select the same item. */
export const uses: Uses = {
  async BreadcrumbsOfTree({ demo }) {
    const entries = demo.getByRole('navigation', { name: 'Chapter' }).getByRole('listitem');
    await demo.getByRole('treeitem', { name: 'Brakes' }).click();
    await expect.poll(() => entries.allTextContents()).toEqual(['Manual', 'Brakes']);
    await entries.first().getByRole('button').click();
    await expect.poll(() => entries.allTextContents()).toEqual(['Manual']);
  },
};
