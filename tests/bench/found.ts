import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timeBelow } from './profiles';
import { runMeasured } from './run-measured';

/**
 * Prints which part of a cold build goes into the search and into Markdown pages with their lists, as the profiler of
 * each thread samples it. Nothing is asserted: a figure is for reading.
 */
const PARTS = {
  'Markdown pages': ['renderPlain', 'composeMarkdown', 'listMarkdown', 'storeFull', 'llmsFiles'],
  search: ['documentRequests', 'documentPage', 'pageDocuments', 'pageToIndex', 'searchFiles'],
};

const folder = mkdtempSync(path.join(tmpdir(), 'xdocs-found-'));
const build = ['build', '--no-cache', '--out', path.join(folder, 'dist')];
const { cpuMs } = await runMeasured(build, { cwd: process.cwd(), profiles: folder });
const times = timeBelow(folder, Object.values(PARTS).flat());
rmSync(folder, { recursive: true });

const percent = (ms: number) => `${((100 * ms) / cpuMs).toFixed(1)} %`;
const parts = Object.entries(PARTS).map(([part, names]) => ({
  part,
  ms: names.reduce((sum, name) => sum + (times.get(name) ?? 0), 0),
}));
const [unknown] = parts.filter(({ ms }) => ms === 0);
if (unknown) throw new Error(`No function of ${unknown.part} has been seen: are they called otherwise now?`);
const all = parts.reduce((sum, { ms }) => sum + ms, 0);
const each = parts.map(({ part, ms }) => `${part} ${percent(ms)}`).join(', ');

process.stdout.write(
  `\nsearch and Markdown pages, cold   ${percent(all)} of ${(cpuMs / 1000).toFixed(1)} s of processors (${each})   ≤ 15 %\n`,
);
