import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DevServer } from '../../../generator/commands/dev';
import { Garden, garden } from '../../builders/garden';

let server: DevServer;

beforeAll(async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';
  const names = ['a b.svg', '图.svg', '100%25.svg'];
  const site = new Garden({
    ...garden,
    ...Object.fromEntries(names.map((name) => [`public/${name}`, drawing])),
  });
  server = await site.develop();
});

afterAll(() => server.close());

it.each([
  ['/assets/map.svg', 200],
  ['/assets/a%20b.svg', 200],
  ['/assets/%E5%9B%BE.svg', 200],
  ['/assets/100%2525.svg', 200],
  ['/assets/100%25.svg', 404],
  ['/assets/a%2.svg', 400],
  ['/assets/%E5%9B.svg', 400],
  ['/assets/map.svg%00', 400],
  ['/assets/..%2fassets%2fmap.svg', 404],
  ['/assets/..%2f..%2fdata%2fsite.ts', 404],
])('a file of a site in development is found by its decoded name: %s gives %i', async (path, status) => {
  const response = await fetch(server.url + path);

  expect(response.status).toBe(status);
  expect(response.headers.get('content-type') === 'image/svg+xml').toBe(status === 200);
});
