import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Disk, realDisk } from '../../../../generator/steps/9-write/disk';
import { finishInterrupted } from '../../../../generator/steps/9-write/finish-interrupted';
import { openOutput } from '../../../../generator/steps/9-write/open-output';
import type { Exchange } from '../../../../generator/steps/9-write/output/exchange';
import { findOutput, type Output } from '../../../../generator/steps/9-write/output/find-output';
import { MARKER, MARKER_TEXT } from '../../../../generator/steps/9-write/output/marker';
import { workBeside, workWithin } from '../../../../generator/steps/9-write/output/work-paths';
import { publish } from '../../../../generator/steps/9-write/publish';
import { Stage } from '../../../../generator/steps/9-write/stage';
import { type OutputFolder, outputFolder, plant, type Tree, treeIn } from '../../../builders/output-folder';

const site = (says: string): Tree => ({ [MARKER]: MARKER_TEXT, 'index.html': says });

let place: OutputFolder;
let out: string;

beforeEach(() => {
  place = outputFolder();
  out = place.out;
});

afterEach(() => place.remove());

function outputOf(exchange: Exchange = 'folder'): Output {
  const work = exchange === 'folder' ? workBeside(out) : workWithin(out);
  return { ...findOutput({ out, root: place.root, sources: ['data'] }), exchange, work };
}

/** Publishes a tree as a build does. */
async function published(tree: Tree, exchange?: Exchange) {
  const stage = new Stage();
  for (const [file, text] of Object.entries(tree)) stage.write(file, text);
  const output = openOutput(outputOf(exchange));
  try {
    return await publish(stage, output);
  } finally {
    output.close();
  }
}

/** What stands in the project beside its sources. */
const besideSources = () => readdirSync(place.root).filter((name) => name !== 'data');

describe('publishing', () => {
  it.each(['folder', 'entries'] as const)(
    'puts the new tree in the place of the old one, by %s, and leaves nothing else',
    async (exchange) => {
      plant(out, { ...site('old'), 'old/page.html': 'old' });
      expect(await published({ ...site('new'), 'new/page.html': 'new' }, exchange)).toEqual([]);
      expect(treeIn(out)).toEqual({ ...site('new'), 'new/page.html': 'new' });
      expect(besideSources()).toEqual(['dist']);
      expect(readdirSync(out).sort()).toEqual([MARKER, 'index.html', 'new']);
    },
  );

  it('works where nothing was published before, in folders that are not there yet', async () => {
    out = path.join(place.folder, 'public/docs/latest');
    await published(site('new'));
    expect(treeIn(out)).toEqual(site('new'));
    expect(readdirSync(path.dirname(out))).toEqual(['latest']);
  });

  it('leaves a tree alone that is published already', async () => {
    await published(site('same'));
    const before = statSync(path.join(out, 'index.html')).ino;
    await published(site('same'));
    expect(statSync(path.join(out, 'index.html')).ino).toBe(before);
  });

  it('keeps a folder that is exchanged by entries, as a mount point has to stay', async () => {
    plant(out, site('old'));
    mkdirSync(path.join(out, 'lost+found'));
    const before = statSync(out).ino;
    await published(site('new'), 'entries');
    expect(statSync(out).ino).toBe(before);
    expect(readdirSync(out)).toContain('lost+found');
  });

  it('follows a link: the new tree stands where it leads to, and the link stays', async () => {
    const real = path.join(place.folder, 'served');
    plant(real, site('old'));
    symlinkSync(real, out);
    await published(site('new'));
    expect(treeIn(real)).toEqual(site('new'));
    expect(readdirSync(place.folder).sort()).toEqual(['project', 'served']);
    expect(treeIn(out)).toEqual(site('new'));
  });

  it('follows a link to a folder that is not there yet', async () => {
    symlinkSync('../served', out);
    await published(site('new'));
    expect(treeIn(path.join(place.folder, 'served'))).toEqual(site('new'));
  });

  it('publishes nothing when another run took its lock over', async () => {
    plant(out, site('old'));
    const output = openOutput(outputOf());
    const stage = new Stage();
    stage.write('index.html', 'new');
    writeFileSync(output.work.lock, '{"pid":1,"host":"another","token":"another"}');
    await expect(publish(stage, output)).rejects.toMatchObject({ problem: { code: 'OUTPUT_TAKEN_OVER' } });
    output.close();
    expect(treeIn(out)).toEqual(site('old'));
    expect(readdirSync(output.work.folder)).toContain('lock');
  });
});

describe('what the journal vouches for', () => {
  /** A disk that tells what was synced, opened and renamed, by name below the project. */
  function watchedDisk(): { disk: Disk; calls: string[] } {
    const calls: string[] = [];
    const say = (what: string, name: unknown) =>
      calls.push(`${what} ${path.relative(place.root, String(name))}`);
    const names = new Map<number, unknown>();
    const disk: Disk = {
      ...realDisk,
      openSync: (name, ...more) => {
        const descriptor = realDisk.openSync(name, ...more);
        names.set(descriptor, name);
        return descriptor;
      },
      fsyncSync: (descriptor) => void say('sync', names.get(descriptor)),
      renameSync: (from, to) => {
        say('rename', from);
        realDisk.renameSync(from, to);
      },
      promises: {
        open: async (name, ...more) => {
          const handle = await realDisk.promises.open(name, ...more);
          handle.sync = async () => void say('sync', name);
          return handle;
        },
      },
    };
    return { disk, calls };
  }

  it('is on the disk before it is written, and it is on the disk before anything is renamed', async () => {
    plant(out, { ...site('old'), 'same.html': 'same' });
    const { disk, calls } = watchedDisk();
    const stage = new Stage();
    stage.link('same.html', path.join(out, 'same.html'));
    stage.write('a/b/new.html', 'new');
    await publish(stage, openOutput({ ...outputOf(), disk }));
    const work = '.dist.xdocs-build';
    const written = calls.indexOf(`sync ${work}/journal`);
    const before = calls
      .slice(0, written)
      .map((call) => call.replace(`sync ${work}`, ''))
      .sort();
    // What the published tree has, too, is on the disk already.
    expect(before).toEqual(['/next', '/next/a', '/next/a/b', '/next/a/b/new.html']);
    expect(calls.slice(written + 1)).toEqual([
      `sync ${work}`,
      'rename dist',
      `rename ${work}/next`,
      `sync ${work}`,
      'sync ',
      `sync ${work}`,
    ]);
  });
});

describe('a build that was killed', () => {
  const complete = 'next is complete\n';
  const entries = JSON.stringify({ old: [MARKER, 'index.html', 'x'], new: [MARKER, 'index.html', 'y'] });
  type Left = { out?: Tree; next?: Tree; old?: Tree; journal?: string };

  const cases: [when: string, exchange: Exchange, left: Left, then: Tree | undefined][] = [
    ['while the new tree grew', 'folder', { out: site('old'), next: { a: 'half' } }, site('old')],
    [
      'while it wrote the journal',
      'folder',
      { out: site('old'), next: site('new'), journal: 'next is' },
      site('old'),
    ],
    [
      'after it wrote the journal',
      'folder',
      { out: site('old'), next: site('new'), journal: complete },
      site('new'),
    ],
    [
      'between the two renames',
      'folder',
      { old: site('old'), next: site('new'), journal: complete },
      site('new'),
    ],
    [
      'after the second rename',
      'folder',
      { out: site('new'), old: site('old'), journal: complete },
      site('new'),
    ],
    ['after it removed the old tree', 'folder', { out: site('new'), journal: complete }, site('new')],
    ['while it removed the old tree', 'folder', { out: site('new'), old: { a: 'half' } }, site('new')],
    ['before anything was ever published', 'folder', { next: { a: 'half' } }, undefined],
    [
      'while the old entries went',
      'entries',
      {
        out: { 'index.html': 'old', 'x/a': 'old' },
        old: { [MARKER]: MARKER_TEXT },
        next: { ...site('new'), 'y/a': 'new' },
        journal: entries,
      },
      { ...site('new'), 'y/a': 'new' },
    ],
    [
      'while the new entries came',
      'entries',
      { out: site('new'), old: { ...site('old'), 'x/a': 'old' }, next: { 'y/a': 'new' }, journal: entries },
      { ...site('new'), 'y/a': 'new' },
    ],
    [
      'while it removed the old entries',
      'entries',
      { out: site('new'), old: { 'x/a': 'old' }, journal: entries },
      site('new'),
    ],
  ];

  it.each(cases)('%s, exchanging by %s', (_, exchange, left, then) => {
    const { work } = exchange === 'folder' ? { work: workBeside(out) } : { work: workWithin(out) };
    if (left.out) plant(out, left.out);
    if (left.next) plant(work.next, left.next);
    if (left.old) plant(work.old, left.old);
    if (left.journal !== undefined) plant(work.folder, { journal: left.journal });
    openOutput(outputOf(exchange)).close();
    expect(treeIn(out)).toEqual(then);
    expect(besideSources()).toEqual(then ? ['dist'] : []);
  });

  it('keeps its old tree as long as nothing stands in its place, whatever the disk does', () => {
    plant(workBeside(out).old, site('old'));
    const fail = () => {
      throw Object.assign(new Error('EIO: i/o error, rename'), { code: 'EIO', syscall: 'rename' });
    };
    expect(() => openOutput({ ...outputOf(), disk: { ...realDisk, renameSync: fail } })).toThrow('EIO');
    openOutput(outputOf()).close();
    expect(treeIn(out)).toEqual(site('old'));
  });

  it('by a version that kept its trees beside the output is finished, too', () => {
    plant(`${out}.old`, { 'index.html': 'old' });
    plant(`${out}.next`, { 'index.html': 'new' });
    plant(place.root, { 'dist.journal': complete });
    finishInterrupted(out);
    expect(treeIn(out)).toEqual({ 'index.html': 'new' });
    expect(besideSources()).toEqual(['dist']);
  });

  it('leaves folders alone that are only called like those of earlier versions', () => {
    plant(out, site('here'));
    plant(`${out}.old`, { 'mine.txt': 'mine' });
    openOutput(outputOf()).close();
    expect(besideSources()).toEqual(['dist', 'dist.old']);
  });
});
