import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inSession, isUnwatched, Snapshot } from '../../../generator/cache';
import { listFiles } from '../../../generator/steps/1-collect/list-files';
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

it.each([
  ['pages/.draft', true],
  ['node_modules/seeds', true],
  ['packages/tools/node_modules', true],
  ['pages/node_modules-cleanup/index.md', false],
  ['pages/..notes', true],
  ['pages/beds.md', false],
  ['..', false],
])('what is watched: whether %s is left out is %s', (name, isLeftOut) => {
  expect(isUnwatched(name)).toBe(isLeftOut);
});

describe('names below a folder', () => {
  /** A list that counts how often it was looked for. */
  function counted(root: string) {
    const counts = { looked: 0 };
    const list = (snapshot: Snapshot) =>
      snapshot.list('data', 'all', async () => {
        counts.looked += 1;
        return listFiles(new Snapshot(root), 'data');
      });
    return { counts, list };
  }

  it('are not looked for again when only contents change', async () => {
    const { root, write } = site({ 'data/a.md': 'old' });
    const { counts, list } = counted(root);
    const before = new Snapshot(root);
    await list(before);
    before.read('data/a.md');
    write('data/a.md', 'new');

    expect(await list(before.after(['data/a.md'], ['data']))).toEqual(['data/a.md']);
    expect(counts.looked).toBe(1);
  });

  it('are looked for again where nobody watched', async () => {
    const { root } = site({ 'data/a.md': 'a' });
    const { counts, list } = counted(root);
    const before = new Snapshot(root);
    await list(before);
    await list(before.after([], ['translations']));

    expect(counts.looked).toBe(2);
  });

  /** Numbers that are the same with every run. */
  function chance(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return Math.floor((state / 2147483648) * below);
    };
  }

  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'are those that are there, whatever was written, removed, and moved before (%i)',
    async (seed) => {
      const next = chance(seed + 1);
      const { root, write } = site({ 'data/a/1.md': '', 'data/b/2.md': '', 'data/c/d/3.md': '' });
      const any = () => `data/${['a', 'b', 'c', 'c/d'][next(4)]}${['', `/${next(4)}.md`][next(2)]}`;
      const isText = (name: string) => name.endsWith('.md');
      const hasRoom = (into: string, from: string) =>
        !existsSync(into) && existsSync(path.dirname(into)) && !into.startsWith(`${from}/`);
      let snapshot = new Snapshot(root);
      for (let step = 0; step < 12; step += 1) {
        for (const file of await listFiles(snapshot, 'data')) if (next(2) === 0) snapshot.read(file);
        const [at, to] = [any(), any()];
        const changed = [at];
        const [from, into] = [path.join(root, at), path.join(root, to)];
        const act = next(3);
        if (act === 0 && isText(at)) write(at, `${step}`);
        else if (act === 1) rmSync(from, { recursive: true, force: true });
        else if (isText(at) === isText(to) && existsSync(from) && hasRoom(into, from)) {
          renameSync(from, into);
          changed.push(to);
        }
        snapshot = snapshot.after(changed, ['data']);

        const [seen, there] = [snapshot, new Snapshot(root)];
        const files = await listFiles(there, 'data');
        expect(await listFiles(seen, 'data')).toEqual(files);
        expect(files.map((file) => seen.text(file))).toEqual(files.map((file) => there.text(file)));
        expect(seen.names('data/a')).toEqual(there.names('data/a'));
      }
    },
  );
});

describe('what is made once in a session', () => {
  it('is made again with another key, and by who reads all of the site anew', () => {
    const { root } = site({ 'data/a.md': 'a' });
    let made = 0;
    const value = (snapshot: Snapshot, key: string) =>
      inSession(snapshot, { name: 'count', key }, () => {
        made += 1;
        return made;
      });
    const first = new Snapshot(root);
    const later = first.after(['data/a.md'], ['data']);

    expect([value(first, 'a'), value(later, 'a'), value(later, 'b'), value(new Snapshot(root), 'b')]).toEqual(
      [1, 1, 2, 3],
    );
  });
});
