import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { UsedDemo, Uses } from '../../../use';

const BEFORE = [
  'To do',
  'Print the poster',
  'Rent chairs',
  'Invite the neighbors',
  'Done',
  'Choose a date',
  'Find a place',
];

/** The line of an item, without its children. */
const LINE = '[role=treeitem] > :first-child';

/** The labels of a tree from top to bottom, each with two spaces for a level. */
const outline = (demo: Locator) =>
  demo.locator(LINE).evaluateAll((lines) =>
    lines.map((line) => {
      const depth = getComputedStyle(line).getPropertyValue('--TreeView-itemDepth');
      const label = line.querySelector('.MuiTreeItem-label') ?? line.children[1];
      return `${'  '.repeat(Number(depth))}${label?.textContent}`;
    }),
  );

const labels = async (demo: Locator) => (await outline(demo)).map((label) => label.trim());

const content = (demo: Locator, name: string) =>
  demo.locator(LINE).filter({ has: demo.page().getByText(name, { exact: true }) });

/** Lifts an item and holds it over a share of another one's height: 0 is its upper edge, 1 its lower one. */
async function holdOver(
  { demo, page }: UsedDemo,
  lifted: Locator,
  name: string,
  share: number,
): Promise<void> {
  const from = (await lifted.boundingBox())!;
  const to = (await content(demo, name).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * share, { steps: 4 });
}

async function drag(used: UsedDemo, name: string, over: string, share: number): Promise<void> {
  await holdOver(used, content(used.demo, name), over, share);
  await used.page.mouse.up();
}

/** What lies over the items that would take the lifted one. */
const shades = (demo: Locator) =>
  demo.locator(`${LINE} > :last-child`).evaluateAll((parts) =>
    parts
      .map((part) => getComputedStyle(part))
      .filter(({ position }) => position === 'absolute')
      .map(({ backgroundColor }) => backgroundColor),
  );

/** Items are dragged above, below and into others, and moved with buttons where dragging is not possible. */
export const uses: Uses = {
  async OrderingBasic(used) {
    const { demo, page } = used;
    await drag(used, 'Find a place', 'Print the poster', 0.1);
    await expect
      .poll(() => outline(demo))
      .toEqual([
        'To do',
        '  Find a place',
        '  Print the poster',
        '  Rent chairs',
        '  Invite the neighbors',
        'Done',
        '  Choose a date',
      ]);
    await holdOver(used, content(demo, 'Rent chairs'), 'Choose a date', 0.5);
    await expect.poll(async () => (await shades(demo))[0]).toMatch(/^rgba\(\d+, \d+, \d+, 0\.15\)$/);
    await page.mouse.up();
    await expect.poll(async () => (await labels(demo)).includes('Rent chairs')).toBe(false);
    await content(demo, 'Choose a date').click();
    await expect.poll(async () => (await outline(demo)).at(-1)).toBe('    Rent chairs');
  },

  async OrderingBetweenLists(used) {
    const { demo } = used;
    await drag(used, 'Rent chairs', 'Choose a date', 0.9);
    await expect
      .poll(async () => (await labels(demo)).slice(3))
      .toEqual(['Done', 'Choose a date', 'Rent chairs', 'Find a place']);
    await drag(used, 'Done', 'To do', 0.1);
    await expect.poll(async () => (await labels(demo))[0]).toBe('Done');
  },

  async OrderingDragHandle(used) {
    const { demo, page } = used;
    await drag(used, 'Rent chairs', 'Print the poster', 0.1);
    expect(await labels(demo)).toEqual(BEFORE);
    const handle = content(demo, 'Rent chairs').locator('[draggable=true]');
    await holdOver(used, handle, 'Print the poster', 0.1);
    await page.mouse.up();
    await expect.poll(async () => (await labels(demo))[1]).toBe('Rent chairs');
  },

  async OrderingMoveButtons({ demo }) {
    await demo.getByRole('button', { name: 'Up' }).click();
    await expect.poll(async () => (await labels(demo))[1]).toBe('Rent chairs');
    await content(demo, 'To do').click();
    await demo.getByRole('button', { name: 'Down' }).click();
    await expect.poll(async () => (await labels(demo))[0]).toBe('Done');
  },

  async OrderingSameParent(used) {
    const { demo } = used;
    await drag(used, 'Rent chairs', 'Choose a date', 0.9);
    expect(await labels(demo)).toEqual(BEFORE);
    await drag(used, 'Invite the neighbors', 'Print the poster', 0.1);
    await expect.poll(async () => (await labels(demo))[1]).toBe('Invite the neighbors');
  },

  async OrderingSaveTree(used) {
    const { demo } = used;
    await expect.poll(() => demo.locator('[aria-live]').textContent()).toBe('todo: 3, done: 2');
    await drag(used, 'Rent chairs', 'Choose a date', 0.9);
    await expect.poll(() => demo.locator('[aria-live]').textContent()).toBe('todo: 2, done: 3');
  },

  async OrderingSomeItems(used) {
    const { demo } = used;
    await drag(used, 'Done', 'To do', 0.1);
    expect(await labels(demo)).toEqual(BEFORE);
    await drag(used, 'Find a place', 'Choose a date', 0.1);
    await expect.poll(async () => (await labels(demo))[5]).toBe('Find a place');
  },

  async OrderingTrackPosition(used) {
    const { demo } = used;
    await drag(used, 'Rent chairs', 'Choose a date', 0.1);
    await expect.poll(() => demo.locator('[aria-live]').textContent()).toBe('chairs: done, index 0');
  },
};
