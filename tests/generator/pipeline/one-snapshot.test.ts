import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openMemory, remember, Snapshot } from '../../../generator/cache';
import { temporaryFolder } from '../../temporary-folder';

const folder = () => temporaryFolder('xdocs-snapshot');

it('reads a file once: whoever asks later in the run is given the same bytes', () => {
  const root = folder();
  writeFileSync(path.join(root, 'a.md'), 'before');
  const snapshot = new Snapshot(root);
  const hash = snapshot.hashOf('a.md');
  writeFileSync(path.join(root, 'a.md'), 'after');

  expect([snapshot.text('a.md'), snapshot.hashOf('a.md')]).toEqual(['before', hash]);
});

it('remembers nothing under bytes that it was not made from, though a file changes and changes back', async () => {
  const root = folder();
  const cacheFolder = folder();
  const write = (text: string) => writeFileSync(path.join(root, 'a.md'), text);
  const run = (between: () => void) => {
    const memory = openMemory(cacheFolder, new Snapshot(root));
    return remember(
      memory,
      { name: 'page', inputs: { text: memory.snapshot.hashOf('a.md') } },
      async ({ read }) => {
        between();
        return read('a.md').toString();
      },
    ).finally(() => memory.table.save());
  };
  write('first');
  await run(() => write('second'));
  write('first');

  expect(await run(() => undefined)).toBe('first');
});

it('reads nothing outside the site', () => {
  const root = folder();
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  const snapshot = new Snapshot(path.join(root, 'site'));

  expect(() => snapshot.read('../secret.txt')).toThrow('outside');
  expect(() => snapshot.read(path.join(root, 'secret.txt'))).toThrow('outside');
  expect(snapshot.has('a/../../secret.txt')).toBe(false);
});
