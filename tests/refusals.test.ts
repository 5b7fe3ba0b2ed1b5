import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { buildSite, newDemo, newPage, newPlayground, previewSite } from '../generator';
import { siteDefinition } from './builders/site-definition';
import { temporaryFolder } from './temporary-folder';

let root: string;

beforeEach(() => {
  root = temporaryFolder('xdocs-refusals');
  write('pages/start/index.md', '---\ntitle: Start\ndescription: A page.\n---\n');
  write('pages/start/Gate.tsx', 'export default () => null;\n');
  write('pages/playground/gate/index.md', '# Gate\n');
  define(`[{ pathname: '/start' }]`);
});

function write(file: string, contents: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), contents);
}

function define(navigation: string): void {
  write(
    'data/site.ts',
    `export const site = { ...${JSON.stringify(siteDefinition())}, navigation: ${navigation} };\n`,
  );
}

const site = () => ({ root, definition: 'data/site.ts', workers: 0, cacheFolder: path.join(root, 'cache') });

const refusals: [what: string, code: string, ask: () => Promise<unknown>][] = [
  [
    'a page with capital letters',
    'NOT_A_PATHNAME',
    () => newPage(site(), { pathname: '/Beds', title: 'Beds' }),
  ],
  ['a page that is there', 'PAGE_EXISTS', () => newPage(site(), { pathname: '/start', title: 'Start' })],
  [
    'a demo on a page without a text',
    'NO_SUCH_PAGE',
    () => newDemo(site(), { pathname: '/beds', name: 'Bed' }),
  ],
  [
    'a demo with a small letter',
    'NOT_A_DEMO_NAME',
    () => newDemo(site(), { pathname: '/start', name: 'gate' }),
  ],
  ['a demo that is there', 'DEMO_EXISTS', () => newDemo(site(), { pathname: '/start', name: 'Gate' })],
  ['a playground with a dash', 'NOT_A_DEMO_NAME', () => newPlayground(site(), 'my-gate')],
  ['a playground that is there', 'DEMO_EXISTS', () => newPlayground(site(), 'Gate')],
  ['to serve a folder that no build made', 'NOTHING_BUILT', () => previewSite({ out: root, port: 0 })],
  [
    'to build pages that are not there',
    'NO_PAGE_FITS',
    () => buildSite({ ...site(), out: path.join(root, 'dist'), only: ['/beds/**'] }),
  ],
];

it.each(refusals)('refuses %s: %s', async (_, code, ask) => {
  await expect(ask()).rejects.toMatchObject({ problem: { code, severity: 'error' } });
});

it('refuses a page when no source declares an entry to stand beside (NO_PLACE_IN_NAVIGATION)', async () => {
  define(`['/start'].map((path) => ({ ['path' + 'name']: path }))`);

  await expect(newPage(site(), { pathname: '/beds', title: 'Beds' })).rejects.toMatchObject({
    problem: { code: 'NO_PLACE_IN_NAVIGATION' },
  });
});
