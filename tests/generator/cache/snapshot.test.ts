import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Snapshot } from '../../../generator/cache';
import { temporaryFolder } from '../../temporary-folder';

function site(files: Record<string, string>): { root: string; write: (file: string, text: string) => void } {
  const root = temporaryFolder('xdocs-snapshot');
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write };
}

it('a pipe is no file: nobody waits for what is written into it', () => {
  const { root } = site({ 'data/a.md': 'a' });
  execFileSync('mkfifo', [path.join(root, 'data/pipe.md')]);

  expect(new Snapshot(root).has('data/pipe.md')).toBe(false);
});

describe('a site that is read after a change', () => {
  it('has what changed, and what nobody watched, as it is now', () => {
    const { root, write } = site({ 'data/a.md': 'old', 'data/b.md': 'old', 'package.json': 'old' });
    const before = new Snapshot(root);
    for (const file of ['data/a.md', 'data/b.md', 'package.json']) before.read(file);
    for (const file of ['data/a.md', 'data/b.md', 'package.json']) write(file, 'new');
    const now = before.after(['data/a.md'], ['data']);

    expect([now.text('data/a.md'), now.text('package.json')]).toEqual(['new', 'new']);
    // It was watched and nothing was seen: its bytes are those that were read.
    expect(now.text('data/b.md')).toBe('old');
  });

  it('finds files that were not there before, and lists them', () => {
    const { root, write } = site({ 'data/a.md': 'a' });
    const before = new Snapshot(root);
    expect([before.has('data/x/b.md'), before.names('data'), before.names('data/x')]).toEqual([
      false,
      ['a.md'],
      [],
    ]);
    write('data/x/b.md', 'b');
    const now = before.after(['data/x', 'data/x/b.md'], ['data']);

    expect([now.has('data/x/b.md'), now.names('data'), now.names('data/x')]).toEqual([
      true,
      ['a.md', 'x'],
      ['b.md'],
    ]);
  });

  it('reads again what watchers leave out', () => {
    const { root, write } = site({ 'data/.hidden': 'old' });
    const before = new Snapshot(root);
    before.read('data/.hidden');
    write('data/.hidden', 'new');

    expect(before.after([], ['data']).text('data/.hidden')).toBe('new');
  });
});
