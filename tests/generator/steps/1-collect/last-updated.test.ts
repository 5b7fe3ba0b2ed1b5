import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastUpdated } from '../../../../generator/steps/1-collect/last-updated';
import { temporaryFolder } from '../../../temporary-folder';

/** What git answers about the history that is committed below; for machines without git. */
const RECORDED = `const { existsSync } = require('node:fs');
if (process.argv.includes('rev-parse')) {
  process.stdout.write('false\\n');
  process.exitCode = existsSync('../.git/HEAD') ? 0 : 128;
} else if (process.argv.includes('log')) {
  const commits = [
    ['1715394600', 'pages/a/index.md'],
    ['1709294400', 'pages/a/index.md', 'pages/b/图表.md'],
  ];
  process.stdout.write(commits.map((lines) => '\\0' + lines.join('\\n') + '\\n').join('\\n'));
} else {
  require('node:fs').mkdirSync('.git', { recursive: true });
  require('node:fs').writeFileSync('.git/HEAD', '');
}
`;

const isGitThere = spawnSync('git', ['--version']).error === undefined;

let root: string;

beforeEach(() => {
  root = temporaryFolder('history');
  if (!isGitThere) writeRecordedGit();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

function writeRecordedGit(): void {
  const folder = temporaryFolder('recorded-git');
  writeFileSync(path.join(folder, 'git'), `#!${process.execPath}\n${RECORDED}`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH']}`);
}

function git(...command: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...command], {
    cwd: root,
    stdio: 'pipe',
  });
}

function commit(date: string, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), date);
  }
  git('add', '.');
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', date], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
  });
}

it('is the day of the last commit that touched a file, in UTC', async () => {
  git('init', '-q');
  commit('2024-03-01T12:00:00Z', 'site/pages/a/index.md', 'site/pages/b/图表.md', 'site/other.md');
  commit('2024-05-10T23:30:00-03:00', 'site/pages/a/index.md');

  expect([...((await lastUpdated(path.join(root, 'site'), 'pages')) ?? [])].sort()).toEqual([
    ['pages/a/index.md', '2024-05-11'],
    ['pages/b/图表.md', '2024-03-01'],
  ]);
});

it('is not known outside a repository', async () => {
  mkdirSync(path.join(root, 'pages'));
  writeFileSync(path.join(root, '.git'), 'nonsense');

  expect([...((await lastUpdated(root, 'pages')) ?? [])]).toEqual([]);
});

it('is not known without git, and a build says so', async () => {
  vi.stubEnv('PATH', temporaryFolder('no-programs'));

  expect(await lastUpdated(root, 'pages')).toBeUndefined();
});
