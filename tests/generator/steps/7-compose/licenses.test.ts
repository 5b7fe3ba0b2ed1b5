import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { licensesFile } from '../../../../generator/steps/7-compose/licenses';
import { temporaryFolder } from '../../../temporary-folder';

function install(root: string, name: string, files: Record<string, string>): string {
  const folder = `node_modules/${name}`;
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, folder, file), text);
  return folder;
}

it('the notices of all packages are shipped, each once, above it those that share it', () => {
  const root = temporaryFolder('licenses');
  const about = (name: string, license?: string) => JSON.stringify({ name, version: '1.2.3', license });
  const packages = [
    install(root, 'pear', { 'package.json': about('pear', 'MIT'), LICENSE: 'Do as you like.\r\n' }),
    install(root, '@fruit/plum', {
      'package.json': about('@fruit/plum', 'MIT'),
      'license.md': 'Do as you like.',
    }),
    install(root, 'old', {
      'package.json': about('old', 'Apache-2.0'),
      NOTICE: 'By an old hand.',
      'LICENSE.txt': 'Version 2.0',
      'licensed.js': 'no notice',
    }),
    install(root, 'bare', { 'package.json': about('bare') }),
  ];
  const [file] = licensesFile({ assets: '/x' }, root, packages);
  const sections = file?.contents.trimEnd().split(/\n\n-{80}\n\n/);

  expect(file?.path).toBe('x/licenses.txt');
  expect(sections?.slice(1)).toEqual([
    '@fruit/plum 1.2.3 (MIT)\npear 1.2.3 (MIT)\n\nDo as you like.',
    'bare 1.2.3',
    'old 1.2.3 (Apache-2.0)\n\nVersion 2.0\n\nBy an old hand.',
  ]);
  expect(licensesFile({ assets: '/x' }, root, [...packages].reverse())).toEqual([file]);
  expect(licensesFile({ assets: '/x' }, root, [])).toEqual([]);
});
