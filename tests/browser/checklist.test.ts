import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { CHECKLIST } from '../../site/page-components/hooks';
import { hooked } from '../../site/support/dom';
import { readers } from './readers';
import { watchPage } from './watch-page';

const { newReader, reader, open } = readers();

const BOX = '.section-heading>input';

/** What only its script replaces (ticked-entries.ts). */
const ITS_WORDS = '{done}';

const CHARTS = '/x/migration/migration-charts-v6/';

const progress = (page: Page) => page.locator(`${hooked(CHECKLIST)} output`).textContent();

it('is ticked with the keyboard, counted, and remembered in both languages', async () => {
  const { page, complaints } = await watchPage(reader(), inject('site') + CHARTS);
  const legacy = page.getByRole('checkbox', { name: 'Drop the legacy bundle' });
  await legacy.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => progress(page)).toMatch(/^1 of \d+ done$/);
  expect(await page.getByRole('heading', { name: 'Drop the legacy bundle', exact: true }).count()).toBe(1);

  await page.goto(`${inject('site')}/zh${CHARTS}`);
  await expect.poll(() => progress(page)).toMatch(/^已完成 1\/\d+$/);
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

it('is cleared at once, and stays so', async () => {
  const page = await open(CHARTS);
  await page.getByRole('checkbox', { name: 'Types', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Animation', exact: true }).check();
  await expect.poll(() => progress(page)).toMatch(/^2 of/);
  await page.locator(`${hooked(CHECKLIST)} button`).click();
  await expect.poll(() => progress(page)).toMatch(/^0 of/);
  await page.reload();
  await expect.poll(() => progress(page)).toMatch(/^0 of/);
});

it('moves nothing, has an entry for each heading, and is small', async () => {
  const scripts = new Set<string>();
  const { page, shift } = await watchPage(reader(), inject('site') + CHARTS);
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await page.reload();
  await page.locator(BOX).first().waitFor();
  expect(await shift()).toBeLessThan(0.01);
  expect(await page.locator(BOX).count()).toBe(
    await page.locator(`${hooked(CHECKLIST)}~.markdown h3`).count(),
  );
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
  const own = bodies.filter((body) => body.includes(ITS_WORDS));
  expect(own.map((body) => gzipSync(body).length).every((bytes) => bytes <= 1536)).toBe(true);
  expect(own).toHaveLength(1);
});

it('is fetched on such pages only, and is a plain page without scripts', async () => {
  const other = await open('/x/react-charts/bars/');
  await other.waitForLoadState('networkidle');
  const names = await other.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const bodies = await Promise.all(
    names.filter((name) => name.endsWith('.js')).map(async (name) => (await other.request.get(name)).text()),
  );
  expect(bodies.some((body) => body.includes(ITS_WORDS))).toBe(false);

  const scriptless = await newReader({ javaScriptEnabled: false });
  const page = await scriptless.newPage();
  await page.goto(inject('site') + CHARTS);
  expect(await page.getByRole('heading', { name: 'Drop the legacy bundle' }).isVisible()).toBe(true);
  expect(await page.locator(hooked(CHECKLIST)).isVisible()).toBe(false);
  expect(await page.getByRole('checkbox').count()).toBe(0);
});
