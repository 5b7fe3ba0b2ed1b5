import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Assets } from '../../../../generator/model';
import { draw, installed, Orchard } from './orchard';

const demos = ['data/A.tsx', 'data/B.tsx'];

function orchard(): Orchard {
  return new Orchard({
    'data/A.tsx': `import { pear } from 'fruit'; import { words } from './words'; export default () => pear + words;`,
    'data/B.tsx': `import { plum } from 'fruit'; export default () => plum;`,
    'data/words.ts': `export const words = ' with words';`,
  });
}

/** No bundler can be started from here on. */
function withoutBundler(): void {
  vi.doMock('esbuild', () => {
    throw new Error('The bundler was started.');
  });
}

afterEach(() => {
  vi.doUnmock('esbuild');
});

const bytesOf = ({ files }: Assets) =>
  files.map(({ path: name, from }) => [name, readFileSync(from, 'utf8')]);

it('starts no bundler when nothing has changed, and gives the same assets', async () => {
  const site = orchard();
  const first = await site.assets(...demos);
  withoutBundler();

  expect(await site.assets(...demos)).toEqual(first);
});

it('sees a change of a module far below, and gives every other demo its old file', async () => {
  const site = orchard();
  const first = await site.assets(...demos);
  site.write({ 'data/words.ts': `export const words = ' with other words';` });
  const second = await site.assets(...demos);

  expect(await draw(second, 'data/A.tsx')).toBe('pear with other words');
  expect(second.demos['data/A.tsx']).not.toBe(first.demos['data/A.tsx']);
  expect(second.demos['data/B.tsx']).toBe(first.demos['data/B.tsx']);
  expect(second.client).toBe(first.client);
  expect(second.hash).not.toBe(first.hash);
});

it('gives a change that is taken back its old names', async () => {
  const site = orchard();
  const first = await site.assets(...demos);
  site.write({ 'data/words.ts': `export const words = ' with other words';` });
  await site.assets(...demos);
  site.write({ 'data/words.ts': `export const words = ' with words';` });

  expect(await site.assets(...demos)).toEqual(first);
});

it('makes the same of a warm memory as of none', async () => {
  const warm = orchard();
  await warm.assets('data/B.tsx');
  warm.write({ 'data/words.ts': `export const words = '!';` });
  await warm.assets(...demos);
  warm.write({ 'data/words.ts': `export const words = ' with words';` });

  expect(bytesOf(await warm.assets(...demos))).toEqual(bytesOf(await orchard().assets(...demos)));
});

it('divides packages that it knows as without a memory, when they are loaded by others', async () => {
  const large = (name: string) =>
    installed(name, `export const ${name} = ${JSON.stringify(name.repeat(3000))}.slice(0, 4);`);
  const demo = (names: string[]) =>
    `${names.map((name) => `import { ${name} } from '${name}';`).join(' ')} import { ripe } from 'old'; export default () => [${names.join()}, ripe].join();`;
  const shared = { ...large('figs'), ...large('nuts') };
  const apart = { ...shared, 'data/A.tsx': demo(['figs']), 'data/B.tsx': demo(['nuts']) };
  const together = { ...shared, 'data/A.tsx': demo(['figs', 'nuts']), 'data/B.tsx': demo(['figs', 'nuts']) };
  const warm = new Orchard(apart);
  const before = await warm.assets(...demos);
  warm.write(together);
  const after = await warm.assets(...demos);

  expect(after.files.length).toBeLessThan(before.files.length);
  expect(await draw(after, 'data/B.tsx')).toBe('figs,nuts,ripe');
  expect(bytesOf(after)).toEqual(bytesOf(await new Orchard(together).assets(...demos)));
});

it('sees a new name of a package, a new version of it, and another program', async () => {
  const site = orchard();
  const first = await site.assets(...demos);
  site.write({ 'data/B.tsx': `import fruit from 'fruit'; export default () => fruit;` });
  expect(await draw(await site.assets(...demos), 'data/B.tsx')).toBe('fruit');

  site.write({
    ...installed('fruit', `export const pear = 'better pear'; export default 1;`),
    'package-lock.json': '{"new":1}',
  });
  expect(await draw(await site.assets(...demos), 'data/A.tsx')).toBe('better pear with words');
  expect(first.demos['data/A.tsx']).not.toBe((await site.assets(...demos)).demos['data/A.tsx']);
});

it('sees a new file that an import without an ending now means', async () => {
  const site = new Orchard({
    'data/A.tsx': `import { words } from './words'; export default () => words;`,
    'data/words.tsx': `export const words = ' with words';`,
  });
  await site.assets('data/A.tsx');
  site.write({ 'data/words.ts': `export const words = 'from the new file';` });

  expect(await draw(await site.assets('data/A.tsx'), 'data/A.tsx')).toBe('from the new file');
});

it('makes files anew that were damaged or lost among the modules for Node', async () => {
  const site = orchard();
  const before = bytesOf(await site.assets(...demos));
  const kept = path.join(site.cacheFolder, 'modules');
  const [one = '', ...others] = readdirSync(kept);
  writeFileSync(path.join(kept, one), 'damaged');
  for (const other of others) rmSync(path.join(kept, other));

  expect(bytesOf(await site.assets(...demos))).toEqual(before);
  expect(await draw(await site.assets(...demos), 'data/B.tsx')).toBe('plum');
});

it('gives equal sites equal names and bytes, wherever they lie', async () => {
  const [one, other] = [await orchard().assets(...demos), await orchard().assets(...demos)];

  expect(bytesOf(one)).toEqual(bytesOf(other));
  expect(one.hash).toBe(other.hash);
  expect(path.basename(one.server)).toBe(path.basename(other.server));
});

it('gives a demo the same file whoever stands beside it', async () => {
  const alone = await orchard().assets('data/B.tsx');
  const site = orchard();
  site.write({ 'data/C.tsx': `import { plum } from 'fruit'; export default () => [plum, class {}];` });
  const among = await site.assets('data/B.tsx', 'data/C.tsx');

  expect(among.demos['data/B.tsx']).toBe(alone.demos['data/B.tsx']);
});

it('is not confused by a run that failed', async () => {
  const site = orchard();
  const first = await site.assets(...demos);
  site.write({ 'data/words.ts': `export const words = ;` });
  expect((await site.bundle(...demos)).assets).toBeUndefined();
  site.write({ 'data/words.ts': `export const words = ' with words';` });
  withoutBundler();

  expect(await site.assets(...demos)).toEqual(first);
});
