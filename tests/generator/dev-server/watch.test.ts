import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import chokidar from 'chokidar';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../../generator';
import type { DevServer } from '../../../generator/commands/dev';
import { Garden, garden } from '../../builders/garden';

/** What a development server reported at one time. */
interface Report {
  files: string[];
  problems: Problem[];
}

let server: DevServer;
let reports: Report[];

afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const { watch } = chokidar;

/** Starts a development server, and waits for its first report and until it watches. */
async function develop(site: Garden, beforeWatching = () => {}): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    vi.spyOn(chokidar, 'watch').mockImplementation((...request) => {
      beforeWatching();
      return watch(...request).once('ready', () => resolve());
    });
  });
  reports = [];
  server = await site.develop({
    onProblems: (problems, { files }) => reports.push({ files, problems }),
  });
  await ready;
  await expect.poll(() => reports.length).toBeGreaterThan(0);
}

/** Changes are reported together that come within this time. */
const A_BATCH_TAKES_MS = 100;

const read = async (pathname: string) => (await fetch(new URL(pathname, server.url))).text();

const reported = () => reports.flatMap(({ problems }) => problems);

const beds = (words: string) => garden['pages/beds/index.md']?.replace('Raised.', words);

describe('a file that is saved after it was read and before it is watched', () => {
  /** After a build, the whole site is read before any page is shown, and watched after that. */
  async function builtGarden(files = garden): Promise<Garden> {
    const site = new Garden(files);
    await site.build();
    return site;
  }

  it.each([
    ['is read again', 'pages/beds/index.md'],
    ['is read where it is new', 'pages/beds/index.zh.md'],
  ])('%s', async (_, file) => {
    const { [file]: kept, ...others } = garden;
    const site = await builtGarden(file.includes('zh') ? others : garden);
    const saved = { [file]: kept?.replace(/Raised|高/, 'Saved early') };
    await develop(site, () => site.write(saved));

    await expect.poll(() => read(file.includes('zh') ? '/zh/beds/' : '/beds/')).toContain('Saved early');
    expect(reports.flatMap(({ files }) => files)).toContain(file);
  });

  it('and no other file is read again for it', async () => {
    await develop(await builtGarden());
    await setTimeout(A_BATCH_TAKES_MS);

    expect(reports.flatMap(({ files }) => files)).toEqual([]);
  });
});

describe('a link that leads to itself, made while a site is developed', () => {
  it('is told once with what to do, and later changes are seen', async () => {
    const site = new Garden();
    await develop(site);
    symlinkSync('loop', path.join(site.root, 'pages/start/loop'));
    await expect.poll(() => reported().map(({ code }) => code)).toContain('WATCH_FAILED');
    symlinkSync('loop2', path.join(site.root, 'pages/start/loop2'));
    site.write({ 'pages/beds/index.md': beds('Raised on Monday.') });
    await expect.poll(() => read('/beds/')).toContain('Raised on Monday.');

    const told = reported().filter(({ code }) => code === 'WATCH_FAILED');
    expect(told.map(({ message }) => message)).toEqual([
      expect.stringContaining(`${path.join(site.root, 'pages/start/loop')} cannot be watched`),
    ]);
    expect(told[0]?.hint).toContain('Remove this link');
  });
});

describe('a system that lets no more folders be watched', () => {
  it('is told once, with the limit to raise', async () => {
    await develop(new Garden());
    const watching = vi.mocked(chokidar.watch);
    const reason = 'System limit for number of file watchers reached';
    for (const folder of ['/site/pages/a', '/site/pages/b'])
      watching.mock.results[0]?.value.emit(
        'error',
        Object.assign(new Error(`ENOSPC: ${reason}, watch '${folder}'`), {
          code: 'ENOSPC',
          syscall: 'watch',
          path: folder,
        }),
      );

    const told = reported().filter(({ code }) => code === 'WATCH_FAILED');
    expect(told).toHaveLength(1);
    expect(told[0]?.message).toContain(`/site/pages/a cannot be watched: ${reason} (ENOSPC)`);
    expect(told[0]?.hint).toContain('fs.inotify.max_user_watches');
  });

  it('rereads files, as the watcher may have missed their changes', async () => {
    const site = new Garden();
    await develop(site);
    const watcher = vi.mocked(chokidar.watch).mock.results[0]?.value;
    const full = Object.assign(new Error('ENOSPC: full, watch'), { code: 'ENOSPC', syscall: 'watch' });
    watcher.emit('error', full);
    // The change of the page is not reported, as the system refused to watch its folder; a later one is.
    const [report] = watcher.listeners('all');
    watcher.removeAllListeners('all');
    site.write({ 'pages/beds/index.md': beds('Raised on Tuesday.') });
    report('change', 'data/home.ts');

    await expect.poll(() => read('/beds/')).toContain('Raised on Tuesday.');
  });
});

describe('a definition that names other folders while a site is developed', () => {
  const definition = garden['data/site.ts'] ?? '';

  it('that could not be loaded at the start: pages are watched once it is mended', async () => {
    const site = new Garden({ ...garden, 'data/site.ts': 'export const site = {{{;\n' });
    await develop(site);
    expect(reported().map(({ code }) => code)).toEqual(['DEFINITION_NOT_COMPILED']);
    site.write({ 'data/site.ts': definition });
    await expect.poll(() => read('/beds/')).toContain('Raised.');
    await changesOf(site, 'pages/beds/index.md');
  });

  it('that moves its pages: they are watched where they are now', async () => {
    const site = new Garden();
    await develop(site);
    const texts = Object.entries(garden).filter(([file]) => file.startsWith('pages/'));
    site.write(Object.fromEntries(texts.map(([file, text]) => [file.replace('pages/', 'texts/'), text])));
    site.write({ 'texts/beds/index.md': beds('Moved.') });
    site.write({ 'data/site.ts': definition.replace('"pages":"pages"', '"pages":"texts"') });
    await expect.poll(() => read('/beds/')).toContain('Moved.');
    await changesOf(site, 'texts/beds/index.md');
  });
});

/** Expects that a change of a text is reported and shown, once its folder is watched. */
async function changesOf(site: Garden, file: string): Promise<void> {
  await expect
    .poll(
      () => {
        site.write({ [file]: beds(`Written at ${Date.now()}.`) });
        return reports.some(({ files }) => files.includes(file));
      },
      { interval: 500 },
    )
    .toBe(true);
  site.write({ [file]: beds('The last word.') });
  await expect.poll(() => read('/beds/')).toContain('The last word.');
}

describe('what is installed while a site is developed', () => {
  it('is read again when npm has written what it has installed', async () => {
    const site = new Garden();
    await develop(site);
    site.write({ 'node_modules/.package-lock.json': '{"seeds":2}' });

    await expect
      .poll(() => reports.flatMap(({ files }) => files))
      .toContain('node_modules/.package-lock.json');
  });
});
