import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { publishPaths, recover } from '../../generator/steps/9-write/publish';
import { textFile } from '../bench/text-site';
import { temporaryFolder } from '../temporary-folder';
import { runXdocs } from './run-xdocs';
import { smallSite, treeOf } from './small-site';

const ROUNDS = 12;

let root: string;
let out: string;
let wholeBuildMs: number;

const temporary = temporaryFolder('killed');

beforeAll(async () => {
  root = smallSite('killed');
  out = path.join(root, 'dist');
  await runXdocs(['build', '--root', root]);
  const since = performance.now();
  appendFileSync(textFile(root, 1), '\nBefore all rounds.\n');
  await runXdocs(['build', '--root', root]);
  wholeBuildMs = performance.now() - since;
});

it('a build killed at any moment leaves the old site or the new one, whole', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = treeOf(out);
    appendFileSync(textFile(root, round), `\nChanged in round ${round}.\n`);
    const moment = (wholeBuildMs * (round + 0.5)) / ROUNDS;
    const { code } = await runXdocs(['build', '--root', root], {
      // A killed compiler cannot take its files away.
      env: { TMPDIR: temporary },
      started: (child) => setTimeout(() => child.kill('SIGKILL'), moment),
    });
    recover(publishPaths(out));
    const after = treeOf(out);
    if (code === 0) continue;
    const { code: next } = await runXdocs(['build', '--root', root]);
    expect(next).toBe(0);
    const whole = treeOf(out);
    expect([before, whole]).toContainEqual(after);
    expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  }
});

it('a build that fails leaves the site as it was', async () => {
  const before = treeOf(out);
  appendFileSync(textFile(root, 2), '\n[nowhere](/x/guide/nowhere/)\n');
  const { code } = await runXdocs(['build', '--root', root]);
  expect(code).toBe(1);
  expect(treeOf(out)).toEqual(before);
  expect(existsSync(publishPaths(out).next)).toBe(false);
});
