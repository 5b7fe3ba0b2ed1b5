import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastUpdated } from '../../../../generator/steps/1-collect/last-updated';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

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

  expect([...(await lastUpdated(path.join(root, 'site'), 'pages'))].sort()).toEqual([
    ['pages/a/index.md', '2024-05-11'],
    ['pages/b/图表.md', '2024-03-01'],
  ]);
});

it('is not known outside a repository', async () => {
  mkdirSync(path.join(root, 'pages'));
  writeFileSync(path.join(root, '.git'), 'nonsense');

  expect([...(await lastUpdated(root, 'pages'))]).toEqual([]);
});
