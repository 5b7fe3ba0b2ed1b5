import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textFile, writeTextSite } from '../bench/text-site';
import { type Ran, runXdocs } from './run-xdocs';
import { treeOf } from './small-site';

/** Enough pages for threads. */
const PAGES = 60;

const root = path.resolve('node_modules/.cache/xdocs-test/pictures');
const dist = path.join(root, 'dist');

beforeAll(() => writeTextSite({ project: process.cwd(), root, pages: PAGES }));

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function build(...args: string[]): Promise<Ran> {
  const ran = await runXdocs(['build', '--root', root, '--pictures', ...args]);
  expect(ran.stderr.includes('Built') ? ran.code : ran.stderr).toBe(0);
  return ran;
}

/** Hashes of the published pictures, by name. */
function pictures(): Record<string, string> {
  return treeOf(path.join(dist, 'x/assets/pictures'));
}

describe('xdocs build --pictures', () => {
  it('draws the same pictures in any number of threads, and names each in its page', async () => {
    await build('--no-cache', '--workers', '0');
    const here = pictures();
    rmSync(dist, { recursive: true });
    await build('--workers', '2');

    expect(pictures()).toEqual(here);
    expect(Object.keys(here).length).toBeGreaterThanOrEqual(PAGES);
    const page = readFileSync(path.join(dist, 'zh/x/guide/page-7/index.html'), 'utf8');
    const [, named = ''] = /property="og:image" content="[^"]*\/([^"/]+)"/.exec(page) ?? [];
    expect(Object.keys(here)).toContain(named);
  });

  it('are explained by --explain: why one was redrawn, and which come from the cache', async () => {
    const file = textFile(root, 7);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Another title'));
    const { stdout } = await build('--explain', '/x/guide/page-7');

    expect(stdout).toContain('/x/guide/page-7/ (picture): redrawn, changed: what it shows\n');
    expect(stdout).toContain('/zh/x/guide/page-7/ (picture): unchanged, taken from the cache\n');
  });
});
