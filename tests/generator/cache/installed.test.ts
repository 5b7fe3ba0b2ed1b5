import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { installedHash } from '../../../generator/cache/installed';
import { Garden, garden } from '../../builders/garden';
import { temporaryFolder } from '../../temporary-folder';

let root: string;

beforeEach(() => {
  root = path.join(temporaryFolder('installed'), 'docs');
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Whether some files say that other packages are installed than before. */
function tellsOf(files: Record<string, string>): boolean {
  const before = installedHash(root);
  write(files);
  return installedHash(root) !== before;
}

const PACKAGE = 'node_modules/seeds/package.json';
const VERSION = (version: number) => JSON.stringify({ name: 'seeds', version: `${version}.0.0` });

describe('another version of a package', () => {
  it.each([
    'node_modules/.package-lock.json',
    'package-lock.json',
    'pnpm-lock.yaml',
    'yarn.lock',
    'bun.lock',
    '../yarn.lock',
  ])('is told by %s', (lock) => {
    write({ [lock]: 'seeds 1', [PACKAGE]: VERSION(1) });

    expect(tellsOf({ [lock]: 'seeds 2' })).toBe(true);
  });

  it('is told by itself where no lock file tells of any', () => {
    write({ [PACKAGE]: VERSION(1), 'node_modules/@meadow/grass/package.json': VERSION(1) });

    expect(tellsOf({ [PACKAGE]: VERSION(2) })).toBe(true);
    expect(tellsOf({ 'node_modules/@meadow/grass/package.json': VERSION(2) })).toBe(true);
  });
});

it('a patch that is applied to a package after it was installed is told, where no lock file knows of it', () => {
  write({ 'package-lock.json': '{}', [PACKAGE]: VERSION(1) });

  expect(tellsOf({ 'patches/seeds+1.0.0.patch': '+ a' })).toBe(true);
  expect(tellsOf({ 'patches/seeds+1.0.0.patch': '+ b' })).toBe(true);
  expect(tellsOf({ '../patches/@meadow+grass+1.0.0.patch': '+ c' })).toBe(true);
  expect(tellsOf({ 'patches/README.md': 'Words.' })).toBe(false);
});

describe('a package that is only linked', () => {
  const link = (name: string, target: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    symlinkSync(path.join(root, target), path.join(root, name));
  };

  it.each(['node_modules/seeds', '../node_modules/seeds', 'node_modules/@meadow/seeds'])(
    'as %s is another one with each of its modules',
    (name) => {
      write({ 'package-lock.json': '{}', '../seeds/index.js': 'a', '../seeds/lib/sow.ts': 'a' });
      link(name, '../seeds');

      expect(tellsOf({ '../seeds/lib/sow.ts': 'b' })).toBe(true);
      expect(tellsOf({ '../seeds/lib/new.css': 'c' })).toBe(true);
      expect(tellsOf({ '../seeds/README.md': 'd', '../seeds/node_modules/a/index.js': 'd' })).toBe(false);
    },
  );

  it('to what is installed after all, to the site itself, or to nowhere, is not looked into', () => {
    write({ 'package-lock.json': '{}', 'node_modules/.store/seeds/index.js': 'a', 'data/site.ts': 'a' });
    link('node_modules/seeds', 'node_modules/.store/seeds');
    link('node_modules/own', '.');
    link('node_modules/lost', '../lost');

    expect(tellsOf({ 'node_modules/.store/seeds/index.js': 'b', 'data/site.ts': 'b' })).toBe(false);
    const other = `${root}-linked`;
    symlinkSync(root, other);
    const before = installedHash(other);
    write({ 'data/site.ts': 'c' });
    expect(installedHash(other)).toBe(before);
  });

  it('is on the pages of the next build as it is then', async () => {
    const site = new Garden();
    const seeds = path.join(site.root, 'node_modules/seeds');
    const moved = Object.entries(garden).filter(([name]) => name.startsWith('node_modules/seeds/'));
    rmSync(seeds, { recursive: true });
    site.write(
      Object.fromEntries(moved.map(([name, text]) => [name.replace('node_modules', '../packages'), text])),
    );
    symlinkSync(path.join(site.root, '../packages/seeds'), seeds);
    await site.build();
    expect(site.published()['start/index.html']).toContain('sown 3');

    site.write({ '../packages/seeds/index.js': `export const sow = (rows) => 'planted ' + rows;\n` });
    await site.build();
    expect(site.published()['start/index.html']).toContain('planted 3');
  });
});
