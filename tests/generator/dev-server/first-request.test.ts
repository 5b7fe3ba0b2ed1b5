import { afterEach, expect, it } from 'vitest';
import type { DevServer } from '../../../generator/commands/dev';
import { Garden, garden } from '../../builders/garden';

let server: DevServer;

/** Keeps the definition from being read before the request comes. */
const A_SECOND = 'await new Promise((resolve) => setTimeout(resolve, 1000));\n';

afterEach(() => server.close());

it('a page that is requested while a site is read is answered before the site is checked', async () => {
  const order: string[] = [];
  const site = new Garden({ ...garden, 'data/site.ts': `${garden['data/site.ts']}${A_SECOND}` });
  // After a build, pages come with their demos, when the whole site has been read.
  await site.build();
  server = await site.develop({ onProblems: () => order.push('checked') });
  const page = await fetch(new URL('/beds/', server.url));
  order.push('answered');

  await expect.poll(() => order).toContain('checked');
  expect(await page.text()).toContain('Raised.');
  expect(order[0]).toBe('answered');
});
