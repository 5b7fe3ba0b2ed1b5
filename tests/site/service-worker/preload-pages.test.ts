import { expect, it } from 'vitest';
import { preloadPages } from '../../../site/service-worker/preload-pages';

const LIKE_GECKO = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** What a worker does with the setting of its registration. */
async function changes(userAgent: string): Promise<string[]> {
  const done: string[] = [];
  const preload = {
    enable: async () => void done.push('enabled'),
    disable: async () => void done.push('disabled'),
  };
  await preloadPages(preload, userAgent);
  return done;
}

it.each([
  ['Chromium', `Mozilla/5.0 (X11; Linux x86_64) ${LIKE_GECKO} Chrome/156.0.0.0 Safari/537.36`],
  ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'],
])('%s requests pages while the worker starts', async (_, userAgent) => {
  expect(await changes(userAgent)).toEqual(['enabled']);
});

it.each([
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'],
  ['a phone', 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'],
])('Firefox does not, also where an earlier worker has turned it on: on %s', async (_, userAgent) => {
  expect(await changes(userAgent)).toEqual(['disabled']);
});

it('does nothing in browsers without it', async () => {
  await expect(preloadPages(undefined, LIKE_GECKO)).resolves.toBeUndefined();
});
