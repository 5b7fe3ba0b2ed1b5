import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { assetHistory } from '../../../../generator/steps/9-write/earlier-assets';
import { temporaryFolder } from '../../../temporary-folder';

let out: string;

beforeEach(() => {
  out = temporaryFolder('assets');
  mkdirSync(path.join(out, 'x/assets'), { recursive: true });
});

/** Publishes a build's assets into `out`, as a build would. */
function publishAssets(...names: string[]): string[] {
  const files = names.map((name) => `x/assets/${name}`);
  const history = assetHistory(out, files);
  for (const file of files) writeFileSync(path.join(out, file), '');
  writeFileSync(path.join(out, history.file), history.contents);
  return history.keep.map((file) => path.basename(file));
}

it('keeps the hashed files of the last three builds, and no older ones', () => {
  expect(publishAssets('a-1.js')).toEqual([]);
  expect(publishAssets('a-2.js')).toEqual(['a-1.js']);
  expect(publishAssets('a-3.js')).toEqual(['a-1.js', 'a-2.js']);
  expect(publishAssets('a-4.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  expect(publishAssets('a-5.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js']);
});

it('counts equal builds as one', () => {
  publishAssets('a-1.js');
  publishAssets('a-2.js');
  publishAssets('a-2.js');
  publishAssets('a-2.js');
  expect(publishAssets('a-2.js')).toEqual(['a-1.js']);
});

it('believes no history that names files outside the output', () => {
  writeFileSync(
    path.join(out, '.assets-history.json'),
    JSON.stringify([['../../etc/passwd'], ['/etc/passwd']]),
  );
  expect(publishAssets('a-1.js')).toEqual([]);
});

it('begins anew when the history is damaged', () => {
  writeFileSync(path.join(out, '.assets-history.json'), '{"');
  expect(publishAssets('a-1.js')).toEqual([]);
});
