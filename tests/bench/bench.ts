import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Edit, edits } from './edits';
import { htmlSizes } from './html-sizes';
import { type Measured, runMeasured } from './run-measured';
import { textFile, writeTextSite } from './text-site';

/**
 * Prints how long builds take on this machine, how much processor time and how much memory, of all processes. Nothing
 * is asserted: a figure is for reading. `npm run bench -- --quick` leaves out the large sites, `--sizes` all others; `--runs 5` repeats more.
 */
const project = process.cwd();
const work = path.join(project, 'node_modules', '.cache', 'xdocs-bench');
const quick = process.argv.includes('--quick');
const runsAt = process.argv.indexOf('--runs');
const runs = runsAt < 0 ? 3 : Number(process.argv[runsAt + 1]);

type Row = [what: string, aim: string, measured: Measured[]];
const rows: Row[] = [];

async function repeated(times: number, run: (round: number) => Promise<Measured>): Promise<Measured[]> {
  const all: Measured[] = [];
  for (let round = 0; round < times; round += 1) all.push(await run(round));
  return all;
}

const build = (root: string, ...more: string[]) =>
  runMeasured(['build', '--root', root, ...more], { cwd: project });

const aside = path.join(work, 'aside');
let forgotten = 0;

/**
 * Moves folders away, which are removed at the end. A file system without a journal does not use the places of files again that
 * were removed a minute ago, and looks at all of them for each new file: a text site took 6.5 s instead of 4.8.
 */
function forget(...folders: string[]): void {
  mkdirSync(aside, { recursive: true });
  for (const folder of folders) {
    forgotten += 1;
    if (existsSync(folder)) renameSync(folder, path.join(aside, String(forgotten)));
  }
}

async function benchTextSite(): Promise<void> {
  const root = path.join(work, 'text-316');
  writeTextSite({ project, root, pages: 316 });
  await build(root);
  const cold = () => {
    forget(path.join(root, 'node_modules'), path.join(root, 'dist'));
    return build(root);
  };
  rows.push(['text site, 316 pages, cold', '≤ 2.5 s', await repeated(runs, cold)]);
  rows.push(['  nothing changed', '≤ 0.6 s', await repeated(runs, () => build(root))]);
  const change = (round: number) => {
    appendFileSync(textFile(root, 7), `\nChanged in round ${round}.\n`);
    return build(root);
  };
  rows.push(['  one text changed', '≤ 0.8 s', await repeated(runs, change)]);
}

/** Measures with a file changed in each round, and puts it back. */
async function whileEdited({ file, change }: Edit, measure: () => Promise<Measured>): Promise<Measured[]> {
  const before = readFileSync(file, 'utf8');
  try {
    return await repeated(runs, (round) => {
      // Another word each time, or the memory of an earlier bench would know it.
      writeFileSync(file, change(before, Date.now() + round));
      return measure();
    });
  } finally {
    writeFileSync(file, before);
  }
}

async function benchSizes(): Promise<void> {
  const perPage: [number, number][] = [];
  for (const pages of [1000, 4000, 16000]) {
    const root = path.join(work, `text-${pages}`);
    writeTextSite({ project, root, pages });
    const measured = [await build(root)];
    perPage.push([pages, (measured[0]?.ms ?? 0) / pages]);
    rows.push([
      `text site, ${pages} pages, cold`,
      pages === 4000 ? '≤ 15 s, ≤ 800 MB' : '≤ 800 MB',
      measured,
    ]);
    forget(root);
  }
  const [[, first] = [0, 1]] = perPage;
  say(
    perPage.map(
      ([pages, ms]) =>
        `${pages} pages: ${ms.toFixed(2)} ms a page, ${(ms / first).toFixed(2)} of the smallest`,
    ),
  );
}

async function benchRealSite(): Promise<void> {
  const out = path.join(project, 'tests/bench/dist');
  const real = (...more: string[]) => runMeasured(['build', '--out', out, ...more], { cwd: project });
  const cold = () => {
    forget(path.join(project, 'node_modules/.cache/xdocs/site'), out);
    return real();
  };
  rows.push(['the real site, cold', '≤ 20 s, ≤ 1.2 GB', await repeated(quick ? 1 : runs, cold)]);
  rows.push(['  nothing changed', '≤ 1 s', await repeated(runs, () => real())]);
  for (const edit of edits) {
    rows.push([`  ${edit.what}`, edit.aim, await whileEdited(edit, () => real())]);
    await real();
  }
  const check = () => runMeasured(['check'], { cwd: project });
  rows.push(['  check, warm', '≤ 2 s', await repeated(runs, check)]);
  say(htmlSizes(out));
}

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function printTable(): void {
  const cells = rows.map(([what, aim, measured]) => {
    const seconds = measured.map(({ ms }) => (ms / 1000).toFixed(2));
    const middle = (median(measured.map(({ ms }) => ms)) / 1000).toFixed(2);
    const cpu = (median(measured.map(({ cpuMs }) => cpuMs)) / 1000).toFixed(2);
    const memory = Math.round(Math.max(...measured.map(({ megabytes }) => megabytes)));
    return [
      what,
      `${middle} s`,
      `${cpu} s`,
      `${memory} MB`,
      aim,
      measured.length > 1 ? seconds.join(' ') : '',
    ];
  });
  const table = [['', 'median', 'processors', 'peak', 'aim', 'runs'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...table.map((row) => [...(row[at] ?? '')].length)));
  say([
    '',
    ...table.map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('   ')
        .trimEnd(),
    ),
  ]);
}

rmSync(aside, { recursive: true, force: true });
if (!process.argv.includes('--sizes')) {
  await benchTextSite();
  await benchRealSite();
  // In a process of its own, as its memory is one of the figures.
  for (const script of ['reference', 'found'])
    spawnSync(process.execPath, ['tests/bench/run.js', script], { stdio: 'inherit' });
}
if (!quick) await benchSizes();
printTable();
rmSync(aside, { recursive: true, force: true });
