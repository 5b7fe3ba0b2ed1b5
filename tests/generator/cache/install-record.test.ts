import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installRecord } from '../../../generator/cache/install-record';
import { temporaryFolder } from '../../temporary-folder';

it.each([
  ['npm', '.package-lock.json', 'node_modules/xdocs'],
  ['pnpm', '.pnpm/lock.yaml', 'node_modules/.pnpm/xdocs@1.0.0/node_modules/xdocs'],
  ['Yarn', '.yarn-state.yml', 'node_modules/xdocs'],
  ['Yarn Classic', '.yarn-integrity', 'node_modules/xdocs'],
])('the installed packages are those of the record of %s', (_, name, folder) => {
  const root = temporaryFolder('install-record');
  const record = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, 'a@1.0.0');

  expect(installRecord(path.join(root, folder, 'bin/compiled/program.mjs'))).toBe('a@1.0.0');
});
