import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { readers } from './readers';
import { watchPage } from './watch-page';

const HOME = 'http://watched.localhost/';

const { reader } = readers();

beforeEach(() =>
  reader().route(`${HOME}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/never') return;
    if (pathname === '/slow') await wait(400);
    await route.fulfill({ contentType: 'text/html', body: `<title>${pathname}</title>` });
  }),
);

it('does not mind what a page asks for while its reader waits for the next one', async () => {
  const { page, complaints } = await watchPage(reader(), HOME);
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === `${HOME}never`);
  await page.evaluate(() => {
    location.href = '/slow';
    setTimeout(() => void fetch('/never'), 100);
  });
  await failed;
  await page.waitForURL(`${HOME}slow`);
  expect(complaints).toEqual([]);
});

it('does not mind what was asked for before that', async () => {
  const { page, complaints } = await watchPage(reader(), HOME);
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => void fetch('/never'));
  await page.goto(`${HOME}slow`);
  await failed;
  expect(complaints).toEqual([]);
});

it('complains of what is given up by the page itself, also by one that came after another', async () => {
  const { page, complaints } = await watchPage(reader(), HOME);
  await page.goto(`${HOME}slow`);
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => {
    const aborter = new AbortController();
    fetch('/never', { signal: aborter.signal }).catch(() => undefined);
    setTimeout(() => aborter.abort(), 100);
  });
  await failed;
  expect(complaints).toEqual([`failed: ${HOME}never`]);
});
