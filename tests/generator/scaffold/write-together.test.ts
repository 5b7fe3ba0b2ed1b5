import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTogether } from '../../../generator/scaffold/write-together';
import { temporaryFolder } from '../../temporary-folder';

const filesBelow = (root: string) => readdirSync(root, { recursive: true }).map(String).sort();

it('files are written with their folders', () => {
  const root = temporaryFolder('xdocs-scaffold');
  writeTogether(root, [
    { file: 'a/b/one.md', contents: '1' },
    { file: 'two.md', contents: '2' },
  ]);

  expect(filesBelow(root)).toEqual(['a', 'a/b', 'a/b/one.md', 'two.md']);
});

it('nothing is left where a draft cannot be written', () => {
  const root = temporaryFolder('xdocs-scaffold');
  writeFileSync(path.join(root, 'taken'), 'a file');
  const files = [
    { file: 'a/b/one.md', contents: '1' },
    { file: 'taken/two.md', contents: '2' },
  ];

  expect(() => writeTogether(root, files)).toThrow(/taken/);
  expect(filesBelow(root)).toEqual(['taken']);
});

it('all is as it was where a draft cannot be moved to its place', () => {
  const root = temporaryFolder('xdocs-scaffold');
  writeFileSync(path.join(root, 'one.md'), 'before');
  mkdirSync(path.join(root, 'two.md/inside'), { recursive: true });
  const files = [
    { file: 'one.md', contents: '1' },
    { file: 'two.md', contents: '2' },
  ];

  expect(() => writeTogether(root, files)).toThrow();
  expect(filesBelow(root)).toEqual(['one.md', 'two.md', 'two.md/inside']);
  expect(readFileSync(path.join(root, 'one.md'), 'utf8')).toBe('before');
});
