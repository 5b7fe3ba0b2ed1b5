import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContentStore } from '../../../generator/cache/content-store';
import { settledState } from '../../../generator/cache/file-state';
import { placeModules } from '../../../generator/cache/module-folder';
import { Snapshot } from '../../../generator/cache/snapshot';
import { Table } from '../../../generator/cache/table';
import { temporaryFolder } from '../../temporary-folder';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder('cache');
});

describe('the store', () => {
  it('gives back what was put', () => {
    const store = new ContentStore(folder);
    expect(store.get(store.put('页面'))?.toString()).toBe('页面');
  });

  it('misses a value whose bytes were changed, and heals it when it is put again', () => {
    const store = new ContentStore(folder);
    const name = store.put('<html>');
    writeFileSync(store.fileOf(name), '<html');
    expect(store.get(name)).toBeUndefined();
    store.put('<html>');
    expect(store.get(name)?.toString()).toBe('<html>');
  });

  it('stores again what another program has removed, also in the middle of a run', () => {
    const store = new ContentStore(folder);
    const name = store.put('<html>');
    expect(store.has(name)).toBe(true);
    rmSync(store.fileOf(name));
    expect([store.put('<html>'), store.get(name)?.toString()]).toEqual([name, '<html>']);
  });

  it('misses in the next run what another program has removed in between', () => {
    const store = new ContentStore(folder);
    const name = store.put('<html>');
    expect(store.has(name)).toBe(true);
    rmSync(store.fileOf(name));
    store.lookAgain();
    expect(store.has(name)).toBe(false);
  });

  it('sweeps away what nobody names, and drafts of killed runs, when they are old', () => {
    const store = new ContentStore(folder);
    const [kept, left, young] = [store.put('kept'), store.put('left'), store.put('young')];
    const draft = `${store.fileOf(kept)}.123.draft`;
    writeFileSync(draft, '');
    for (const file of [store.fileOf(kept), store.fileOf(left), draft]) utimesSync(file, 0, 0);
    store.sweep(new Set([kept]));
    expect([store.has(kept), store.has(left), store.has(young), existsSync(draft)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a store that knows in which states its files were verified', () => {
  const states = () => new Table<string>(path.join(folder, 'verified.jsonl'));
  const hourAgo = new Date(Date.now() - 3_600_000);

  /** A value that an earlier run has verified, and the table that this run saved. */
  async function verifiedValue(): Promise<string> {
    const store = new ContentStore(folder);
    const name = store.put('<html>');
    utimesSync(store.fileOf(name), hourAgo, hourAgo);
    const verified = states();
    const later = () => new ContentStore(folder, verified);
    // Files are trusted once their last change is two seconds old.
    await expect.poll(() => later().has(name) && verified.get(name), { interval: 250 }).toBeTypeOf('string');
    later().save();
    return name;
  }

  it('does not read a file again that is as it was', async () => {
    const name = await verifiedValue();
    const verified = states();
    const store = new ContentStore(folder, verified);
    writeFileSync(store.fileOf(name), '<harm>');
    await expect.poll(() => settledState(store.fileOf(name)), { interval: 250 }).toBeTypeOf('string');
    verified.set(name, settledState(store.fileOf(name)) ?? '');

    expect(store.has(name)).toBe(true);
    expect(store.get(name)).toBeUndefined();
    expect(store.has(name)).toBe(false);
  });

  it.each([
    ['changed', (file: string) => writeFileSync(file, '<harm>')],
    ['removed', (file: string) => rmSync(file)],
    [
      'replaced by one of the same size and time',
      (file: string) => {
        writeFileSync(`${file}.new`, '<harm>');
        utimesSync(`${file}.new`, hourAgo, hourAgo);
        renameSync(`${file}.new`, file);
      },
    ],
    [
      'changed, with its time set back',
      (file: string) => {
        writeFileSync(file, '<harm>');
        utimesSync(file, hourAgo, hourAgo);
      },
    ],
  ])('misses a file that was %s since', async (_, harm) => {
    const name = await verifiedValue();
    harm(new ContentStore(folder).fileOf(name));

    expect(new ContentStore(folder, states()).has(name)).toBe(false);
  });

  it('does not trust a file that was changed just now', () => {
    const verified = states();
    const name = new ContentStore(folder).put('<html>');

    expect(new ContentStore(folder, verified).has(name)).toBe(true);
    expect(verified.get(name)).toBeUndefined();
  });
});

describe('modules that are placed where Node can load them', () => {
  const module = { name: 'bed-1234.mjs', bytes: 10 };

  /** Places a module as a run does that belongs to a session, and returns its file. */
  function place(session: object): string {
    const verified = new Table<string>(path.join(folder, 'verified.jsonl'));
    const store = new ContentStore(path.join(folder, 'store'), verified);
    const hash = store.put('export {};');
    const placed = placeModules({ folder, store, snapshot: new Snapshot(folder, session) }, [
      { ...module, hash },
    ]);
    store.save();
    return path.join(placed, module.name);
  }

  it('are placed again when they were removed, also within one session', () => {
    const session = {};
    rmSync(place(session));
    expect(readFileSync(place(session), 'utf8')).toBe('export {};');
  });

  it.each([
    ['just now', new Date()],
    ['long ago', new Date(0)],
  ])('are mended by the next run when they were damaged %s', (_, when) => {
    place({});
    const file = place({});
    writeFileSync(file, 'export [];');
    utimesSync(file, when, when);
    expect(readFileSync(place({}), 'utf8')).toBe('export {};');
  });
});

describe('the table', () => {
  const file = () => path.join(folder, 'table.jsonl');
  const open = () => new Table<number>(file());

  it('remembers from run to run', () => {
    const first = open();
    first.set('a', 1);
    first.save();
    expect(open().get('a')).toBe(1);
  });

  it.each(['"quoted",', 'a\\', 'a\\"b', '', '\n', '甲'])(
    'tells records apart whose names look like its own signs: %j',
    (name) => {
      const first = open();
      first.set(name, 1);
      first.set(`${name}2`, 2);
      first.save();
      const second = open();
      second.set('other', 3);
      second.save();
      expect([open().get(name), open().get(`${name}2`), open().values()]).toEqual([1, 2, [1, 2, 3]]);
    },
  );

  it('closes its file when the disk is full', () => {
    symlinkSync('/dev/full', `${file()}.${process.pid}`);
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    const table = open();
    table.set('a', 1);

    expect(() => table.save()).toThrow(/ENOSPC/);
    expect(openFiles()).toBe(before);
  });

  it('keeps what another run has written while this one went on, and forgets what it has removed', () => {
    const before = open();
    for (const name of ['a', 'b', 'c']) before.set(name, 0);
    before.save();
    const long = open();
    for (const name of ['a', 'd']) long.get(name);
    long.set('f', 0);
    const other = open();
    other.set('a', 1);
    other.set('d', 1);
    other.set('f', 1);
    other.delete('b');
    other.save();
    long.set('e', 2);
    long.save();

    const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
    expect(names.map((name) => open().get(name))).toEqual([1, undefined, 0, 1, 2, 0]);
    expect(long.values().toSorted()).toEqual([0, 0, 1, 1, 2]);
  });

  it('forgets what no run has asked for in a month', () => {
    vi.useFakeTimers({ now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const first = open();
    first.set('a', 1);
    first.set('b', 2);
    first.save();
    for (let day = 1; day <= 31; day += 1) {
      vi.setSystemTime(day * 86_400_000);
      const next = open();
      next.get('a');
      next.save();
    }
    expect([open().get('a'), open().get('b')]).toEqual([1, undefined]);
  });

  it.each(['', '{}', '\n', '["a",{"value":7,"usedOn":0}]\nabc\n'])(
    'is empty when its file is damaged: %j',
    (damaged) => {
      writeFileSync(file(), damaged);
      expect(open().get('a')).toBeUndefined();
    },
  );

  it('notices one changed byte', () => {
    const first = open();
    first.set('a', 1);
    first.save();
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('"value":1', '"value":2'));
    expect(open().get('a')).toBeUndefined();
  });
});
