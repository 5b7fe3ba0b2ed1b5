import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readFileTable, shortDigest } from '../../../generator/published/file-table';
import { type Files, Garden, garden } from '../../builders/garden';

const workerOf = (published: Files) =>
  Object.entries(published).find(([file]) => file.endsWith('/sw.js'))?.[1] ?? '';

/** Files below the folder of assets, each with whether the table of the worker says what it consists of. */
function checked(published: Files): [file: string, isWhole: boolean][] {
  const [table = ''] = Object.keys(published).filter((file) => /assets\/files-\w+\.txt$/.test(file));
  const folder = table.slice(0, table.lastIndexOf('/') + 1);
  const digests = new Map(readFileTable(published[table] ?? '').map(({ name, digest }) => [name, digest]));
  return Object.entries(published)
    .filter(([file]) => file.startsWith(folder) && file !== table)
    .map(([file, contents]) => {
      const sha256 = createHash('sha256').update(Buffer.from(contents, 'latin1')).digest('base64');
      return [file, digests.get(file.slice(folder.length)) === shortDigest(sha256)];
    });
}

it('every file below the folder of assets is known, what is searched too', async () => {
  const site = new Garden({ ...garden, 'public/assets/logo.svg': '<svg/>' });
  await site.build();
  const files = checked(site.published());

  expect(files.filter(([, isWhole]) => !isWhole)).toEqual([]);
  expect(files.map(([file]) => file).join(' ')).toMatch(/assets\/search\/\S+\.json/);
});

it('a public file that changes while the site is written is published as it was read', async () => {
  const site = new Garden({ ...garden, 'public/assets/logo.svg': '<svg/>' });
  const step = (name: string) => {
    if (name === 'precache' || name === 'write')
      site.write({ 'public/assets/logo.svg': `<svg id="${name}"/>` });
  };
  const reporter = { step, progress: () => undefined };
  await site.build({ cacheFolder: site.cacheFolder, reporter });

  expect(checked(site.published()).filter(([, isWhole]) => !isWhole)).toEqual([]);
});

it('what stands in for pages without a network is the same after a build of one language', async () => {
  const site = new Garden();
  await site.build();
  const before = workerOf(site.published());
  expect(before).toContain('offline/');
  await site.build({ cacheFolder: site.cacheFolder, languages: ['zh'] });

  expect(workerOf(site.published())).toBe(before);
});
