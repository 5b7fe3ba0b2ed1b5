import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runXdocs } from './run-xdocs';
import { smallSite, treeOf } from './small-site';

let root: string;
let expected: Record<string, string>;

async function built(site: string, args: string[] = [], env: Record<string, string> = {}) {
  rmSync(path.join(site, 'dist'), { recursive: true, force: true });
  const { code, stderr } = await runXdocs(['build', '--root', site, ...args], { env });
  expect(stderr.includes('Built') ? code : stderr).toBe(0);
  return treeOf(path.join(site, 'dist'));
}

beforeAll(async () => {
  root = smallSite('same-bytes');
  expected = await built(root, ['--no-cache']);
});

describe('the same site gives the same bytes', () => {
  it('with more than a page to compare', () => {
    expect(Object.keys(expected).filter((file) => file.endsWith('.html')).length).toBeGreaterThan(40);
  });

  it.each(['0', '1', '3'])('with %s threads', async (workers) => {
    expect(await built(root, ['--no-cache', '--workers', workers])).toEqual(expected);
  });

  it('cold and warm', async () => {
    expect(await built(root)).toEqual(expected);
    expect(await built(root)).toEqual(expected);
  });

  it('in another time zone and language', async () => {
    const env = { TZ: 'Asia/Shanghai', LANG: 'de_DE.UTF-8', LC_ALL: 'zh_CN.UTF-8' };
    expect(await built(root, ['--no-cache'], env)).toEqual(expected);
  });

  it('in another folder', async () => {
    // Its packages lie as far above it as before, as they do in every checkout.
    const elsewhere = path.resolve('node_modules/.cache/xdocs-test/another folder, with a longer name');
    rmSync(elsewhere, { recursive: true, force: true });
    cpSync(root, elsewhere, {
      recursive: true,
      filter: (name) => !/node_modules\/\.cache\/xdocs$|dist$/.test(name),
    });
    expect(await built(elsewhere)).toEqual(expected);
  });
});
