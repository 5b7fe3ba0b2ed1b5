import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { runXdocs } from './run-xdocs';
import { smallSite, treeOf } from './small-site';

const root = smallSite('cache-folder');
const beside = path.join(root, 'node_modules', '.cache');
const outside = temporaryFolder('xdocs-caches');

/** A file, in which no folder can be made. */
const file = path.join(outside, 'file');

/** Node's own way of making folders never ends below this one. */
const PROC = '/proc/nothing';

beforeEach(() => {
  rmSync(path.join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(path.dirname(beside), { recursive: true });
  mkdirSync(outside, { recursive: true });
  writeFileSync(file, '');
});

/** Runs a command that is ended when it does not end by itself. */
function run(command: string[], caches: string) {
  return runXdocs([...command, '--root', root], {
    env: { XDG_CACHE_HOME: caches },
    started: (child) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
      child.once('close', () => clearTimeout(timer));
    },
  });
}

describe('where nothing can be kept beside the packages', () => {
  it.each([PROC, file])('as that leads to %s, it is kept in the folder for such things', async (target) => {
    symlinkSync(target, beside);
    const caches = path.join(outside, 'caches');
    const first = await run(['build', '--out', path.join(outside, 'dist')], caches);
    const again = await run(['build', '--out', path.join(outside, 'dist')], caches);

    expect([first.code, again.code]).toEqual([0, 0]);
    expect(again.stdout + again.stderr).toContain(', 0 rebuilt');
    expect(readdirSync(caches)).toEqual(['xdocs']);
  });

  it.each([PROC, file])('and %s is all there is else, nothing is kept, and all is made', async (caches) => {
    symlinkSync(PROC, beside);
    const [kept, made] = [path.join(outside, 'kept'), path.join(outside, 'made')];
    const built = await run(['build', '--out', kept], caches);
    const anew = await run(['build', '--no-cache', '--out', made], caches);

    expect([built.code, anew.code]).toEqual([0, 0]);
    expect(treeOf(kept)).toEqual(treeOf(made));
    expect((await run(['clean', '--out', kept], caches)).code).toBe(0);
    expect(existsSync(kept)).toBe(false);
  });
});
