import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder as openTemporaryFolder } from '../../../generator/cache';
import { Garden } from '../../builders/garden';
import { temporaryFolder } from '../../temporary-folder';

it('a temporary folder is removed with all that it holds, and its parent stays', () => {
  const parent = temporaryFolder('xdocs-temporary');
  const { folder, remove } = openTemporaryFolder(path.join(parent, 'xdocs-'));

  expect(existsSync(folder)).toBe(true);
  remove();
  expect([existsSync(folder), existsSync(parent)]).toEqual([false, true]);
});

it('a site is checked although the folder for temporary files is not there yet', async () => {
  const garden = new Garden();
  vi.stubEnv('TMPDIR', path.join(garden.root, '../tmp/later'));
  const { problems } = await garden.check();
  vi.unstubAllEnvs();

  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});
