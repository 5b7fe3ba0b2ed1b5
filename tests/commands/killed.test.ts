import type { ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { finishInterrupted } from '../../generator/steps/9-write/finish-interrupted';
import { workBeside } from '../../generator/steps/9-write/output/work-paths';
import { textFile } from '../bench/text-site';
import { letDemosLive, writeDemo } from '../browser/configured-site';
import { temporaryFolder } from '../temporary-folder';
import { runXdocs } from './run-xdocs';
import { smallSite, treeOf } from './small-site';

const ROUNDS = 20;

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

/** Ends the process so many milliseconds after something happened. */
function killAfter(ms: number, child: ChildProcess, happened: () => boolean = () => true): void {
  const wait = setInterval(() => {
    if (child.exitCode !== null) clearInterval(wait);
    if (!happened()) return;
    clearInterval(wait);
    setTimeout(() => child.kill('SIGKILL'), ms);
  }, 1);
}

/** What stands beside the sources of the site. */
const besideSources = () => readdirSync(root).filter((name) => name.includes('dist'));

it('a build killed at any moment leaves the old site or the new one, whole, and the next build works', async () => {
  let killed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = treeOf(out);
    appendFileSync(textFile(root, round), `\nChanged in round ${round}.\n`);
    // Every other time while it writes, which is short.
    const [moment, happened] =
      round % 2 === 0
        ? [wholeBuildMs * Math.random(), undefined]
        : [(wholeBuildMs / 20) * Math.random(), () => existsSync(workBeside(out).next)];
    const { code } = await runXdocs(['build', '--root', root], {
      // A killed compiler cannot take its files away.
      env: { TMPDIR: temporary },
      started: (child) => killAfter(moment, child, happened),
    });
    if (code === null) killed += 1;
    // As `preview` does; `build` begins with the same.
    finishInterrupted(out);
    const after = treeOf(out);
    const { code: next, stderr } = await runXdocs(['build', '--root', root]);
    expect([round, moment, next === 0 ? '' : stderr]).toEqual([round, moment, '']);
    expect([round, moment, [before, treeOf(out)]]).toEqual([round, moment, expect.arrayContaining([after])]);
    expect(besideSources()).toEqual(['dist']);
  }
  expect(killed).toBeGreaterThan(ROUNDS / 3);
}, 600_000);

it('a build that is ended by a signal leaves the site as it was, and nothing beside it', async () => {
  const before = treeOf(out);
  appendFileSync(textFile(root, 2), '\nNever published.\n');
  const { code } = await runXdocs(['build', '--root', root], {
    started: (child) => {
      const wait = setInterval(() => {
        if (!existsSync(workBeside(out).lock)) return;
        clearInterval(wait);
        child.kill('SIGTERM');
      }, 1);
    },
  });
  expect(code).toBe(143);
  expect(treeOf(out)).toEqual(before);
  expect(besideSources()).toEqual(['dist']);
});

it('a build without a memory that is ended by a signal leaves no temporary folder', async () => {
  const beside = path.join(root, 'node_modules/.cache');
  const temporary = () => readdirSync(beside).filter((name) => name !== 'xdocs');
  let seen: string[] = [];
  const { code } = await runXdocs(['build', '--root', root, '--no-cache'], {
    started: (child) => {
      const wait = setInterval(() => {
        if (!existsSync(workBeside(out).lock)) return;
        clearInterval(wait);
        seen = temporary();
        child.kill('SIGTERM');
      }, 1);
    },
  });
  expect([seen.length, code, temporary()]).toEqual([1, 143, []]);
});

it('a build that fails leaves the site as it was', async () => {
  const before = treeOf(out);
  appendFileSync(textFile(root, 2), '\n[nowhere](/x/guide/nowhere/)\n');
  const { code } = await runXdocs(['build', '--root', root]);
  expect(code).toBe(1);
  expect(treeOf(out)).toEqual(before);
  expect(besideSources()).toEqual(['dist']);
});

/** The processes that draw demos of a site, by the folder that they may read. */
const drawing = (site: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(`--allow-fs-read=${site}`);
      } catch {
        return false;
      }
    });

it.skipIf(!existsSync('/proc/self/cmdline'))('a killed build leaves no process that draws on', async () => {
  const site = smallSite('killed-while-it-draws');
  letDemosLive(site);
  const definition = path.join(site, 'data/site.ts');
  const demos = "demos: 'site/entries/demos.tsx'";
  const drawn = `${demos}, demoServer: 'site/entries/demo-server.tsx'`;
  writeFileSync(definition, readFileSync(definition, 'utf8').replace(demos, drawn));
  const names = Array.from({ length: 80 }, (_, at) => `Slow${at}`);
  for (const name of names) writeDemo(site, 0, name, { marker: `{{"demo": "${name}.tsx"}}`, code: SLOW });

  // Its program comes by a pipe: until it is there, it ends by itself.
  const { code } = await runXdocs(['build', '--root', site], {
    started: (child) => killAfter(8000, child, () => drawing(site).length > 0),
  });

  expect(code).toBeNull();
  await expect.poll(() => drawing(site), { timeout: 30_000 }).toEqual([]);
});

/** Takes half a second: all of them take longer than is waited for. */
const SLOW = `export default function Slow() {
  let sum = 0;
  for (let count = 0; count < 2e8; count += 1) sum += count % 7;
  return <p>{sum}</p>;
}
`;
