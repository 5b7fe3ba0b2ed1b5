import { symlinkSync } from 'node:fs';
import path from 'node:path';
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

/** Starts a development server, and waits for its first report and until it watches. */
async function develop(site: Garden): Promise<void> {
  const watching = vi.spyOn(chokidar, 'watch');
  reports = [];
  server = await site.develop({
    onProblems: (problems, { files }) => reports.push({ files, problems }),
  });
  const [watcher] = watching.mock.results.map(({ value }) => value as ReturnType<typeof chokidar.watch>);
  await new Promise<void>((resolve) => watcher?.once('ready', resolve));
  await expect.poll(() => reports.length).toBeGreaterThan(0);
}

const read = async (pathname: string) => (await fetch(new URL(pathname, server.url))).text();

const reported = () => reports.flatMap(({ problems }) => problems);

const beds = (words: string) => garden['pages/beds/index.md']?.replace('Raised.', words);

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
    const watching = vi.spyOn(chokidar, 'watch');
    await develop(new Garden());
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
    const watching = vi.spyOn(chokidar, 'watch');
    const site = new Garden();
    await develop(site);
    // What is watched counts from the first change on.
    site.write({ 'pages/beds/index.md': beds('Raised on Monday.') });
    await expect.poll(() => read('/beds/')).toContain('Raised on Monday.');
    const watcher = watching.mock.results[0]?.value;
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
